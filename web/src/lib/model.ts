/** The words that parts share. A part knows no game; games turn their views into these. */
import type { CrestSpec, KitSpec } from './faces';

/** Where a man plays. ANY is one who may stand in every place. */
export type Position = 'GK' | 'DF' | 'MF' | 'FW' | 'ANY';

/** A position is always colour and letter and shape. */
export const SHAPE: Record<Position, string> = { GK: '▲', DF: '■', MF: '●', FW: '◆', ANY: '★' };

/**
 * What a thing on the table says about itself: `plain` just lies there, `may` can be touched now, `chosen` is in
 * hand, `flat` cannot be touched now and has a reason.
 */
export type Mark = 'plain' | 'may' | 'chosen' | 'flat';

/** A man on a card. `seed` decides his face and is his name unless given. */
export interface Player {
  id: string;
  name: string;
  position: Position;
  /** 0 to 5. */
  stars: number;
  nation?: string | undefined;
  /** The nation's badge as a pack writes it: "cross #c8322b #fff8e8". */
  badge?: string | undefined;
  age?: number | undefined;
  seed?: string | undefined;
}

/** A club as parts show it. */
export interface Club {
  id: string;
  name: string;
  /** Shown where room is short; the name unless given. */
  short?: string | undefined;
  /** Decides the crest; the name unless given. */
  seed?: string | undefined;
  crest?: CrestSpec | undefined;
  kit?: KitSpec | undefined;
  keeperKit?: KitSpec | undefined;
  /** Its colour where one colour must do. */
  colour?: string | undefined;
}

export const shortName = (club: Club): string => club.short ?? club.name;

/** The kit a man wears: goalkeepers have their own. */
export function kitOf(player: Player, club?: Club): KitSpec | undefined {
  return player.position === 'GK' ? (club?.keeperKit ?? KEEPER_KIT) : club?.kit;
}

export const KEEPER_KIT: KitSpec = { a: '#57a463', b: '#2b211c', p: 'plain' };

/** The four colours of a season board, each with a pattern so that nothing hangs on colour alone. */
export const TEAM_LOOKS: Record<
  'red' | 'blue' | 'green' | 'yellow',
  Pick<Club, 'kit' | 'keeperKit' | 'crest' | 'colour'>
> = {
  red: {
    colour: '#c8322b',
    kit: { a: '#c8322b', b: '#fff3df', p: 'hoops' },
    keeperKit: { a: '#f3b81f', b: '#2b211c', p: 'plain' },
    crest: { a: '#c8322b', b: '#fff3df', sign: 'bridge', part: 'chief', shape: 0 },
  },
  blue: {
    colour: '#23589c',
    kit: { a: '#23589c', b: '#fff3df', p: 'stripes' },
    crest: { a: '#23589c', b: '#fff3df', sign: 'anchor', part: 'stripes', shape: 1 },
  },
  green: {
    colour: '#23764a',
    kit: { a: '#23764a', b: '#f3c33c', p: 'sash' },
    keeperKit: { a: '#d8702a', b: '#2b211c', p: 'plain' },
    crest: { a: '#23764a', b: '#f3c33c', sign: 'tree', part: 'plain', shape: 2 },
  },
  yellow: {
    colour: '#e9ad1d',
    kit: { a: '#e9ad1d', b: '#2b211c', p: 'halves' },
    crest: { a: '#2b211c', b: '#f3b81f', sign: 'crown', part: 'fess', shape: 3 },
  },
};
