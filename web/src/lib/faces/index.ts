/** Pictures from data: faces, kits, crests and nations' badges. Start reading at portrait.ts. */
export { portrait, FREE_KIT } from './portrait';
export { kitPicture } from './kit';
export {
  crestPicture,
  crestOf,
  crestText,
  CREST_PARTS,
  CREST_SIGNS,
  SHIELD_COUNT,
  type CrestPart,
  type CrestSign,
  type CrestSpec,
} from './crest';
export { nationPicture, nationSpec } from './nation';
export { HAIR_STYLES } from './hair';
export { draw } from './rng';
export { PATTERNS, type KitSpec, type Pattern, type PortraitOptions } from './types';
