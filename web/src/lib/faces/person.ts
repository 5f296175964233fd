import { draw } from './rng';
import { HAIR_STYLES, isHairStyle, type HairStyle } from './hair';
import { n, tone } from './svg';
import type { PortraitOptions } from './types';

/** Base, shade, and colour of blush and lips. */
const SKIN = [
  ['#f6d3b3', '#e2a983', '#d9776a'],
  ['#efc39c', '#d59a70', '#c9675a'],
  ['#e0ab7c', '#bf8354', '#b4584a'],
  ['#c98d5c', '#a56a3f', '#994538'],
  ['#a86c43', '#834d2c', '#7c352b'],
  ['#8a5532', '#653a22', '#6b2b2b'],
  ['#744629', '#53301c', '#642a2c'],
] as const;
const LIGHT_HAIR = ['#2e221d', '#4b2f20', '#6e4324', '#a3692f', '#d9a648', '#b8502a', '#8a5a34'];
export const DARK_HAIR = ['#1d1715', '#261c19', '#33231b'];
const GREY = ['#8d8680', '#b9b2a8', '#5d5652'];

const EYES = ['open', 'open', 'sleepy', 'dot', 'narrow', 'open'] as const;
const NOSES = ['hook', 'round', 'long', 'broad', 'snub'] as const;
const MOUTHS = ['smile', 'flat', 'grin', 'smirk', 'smile', 'open', 'grin'] as const;
const COLLARS = ['crew', 'vee', 'polo', 'crew', 'lace'] as const;
const BEARDS = [
  'none',
  'none',
  'none',
  'none',
  'stubble',
  'stubble',
  'full',
  'tache',
  'handle',
  'goatee',
  'chops',
  'circle',
] as const;
export type Beard = (typeof BEARDS)[number];

/** Everything about one face that the seed decides, in drawing units (the head is centred on x = 60). */
export type Person = ReturnType<typeof personOf>;

/**
 * Draws a person from a seed. Every draw is made in the same order whatever the options say, so that a man may
 * grow older or change his shirt and stays himself.
 */
export function personOf(seed: string, options: PortraitOptions = {}) {
  const r = draw(seed);
  const tint = Math.floor(r.between(0, 7));
  const [skin, shade, lip] = SKIN[tint] ?? SKIN[0];
  const rolledAge = Math.round(r.between(18, 37));
  const age = options.age ?? rolledAge;
  const w = r.between(25, 29.5);
  const top = n(r.between(22, 26));
  const jaw = w * r.between(0.66, 0.9);
  const chin = r.between(86, 93);
  const chinW = r.between(7, 13);
  const jawY = r.between(72, 78);
  const rolledStyle = r.one(HAIR_STYLES);
  const pre = r.between(0, 1);
  const young = r.one<HairStyle>(['crop', 'quiff', 'curly', 'part', 'spiky']);
  const curl = r.one<HairStyle>(['afro', 'buzz', 'cornrows', 'dreads', 'curly', 'mohawk']);
  const greys = r.chance(0.6);
  const grey = r.one(GREY);
  const asked = options.hair !== undefined && isHairStyle(options.hair) ? options.hair : undefined;
  const style = asked ?? fitting(rolledStyle, { age, tint, pre, young, curl });
  const rolledHair = tint > 3 ? r.one(DARK_HAIR) : r.one(LIGHT_HAIR);
  const hair = age > 33 && greys ? grey : rolledHair;
  const gaze = r.between(-2.4, 2.4);
  const lit = r.chance(0.5) ? 1 : -1;
  const shoulder = r.between(99, 103);
  const bodyW = r.between(47, 54);
  const earR = r.between(4.6, 6.4);
  const earY = r.between(57, 60);
  const collar = r.one(COLLARS);
  const eyeX = r.between(10.2, 12);
  const eyeY = r.between(55, 57.5);
  const iris = r.one(
    tint > 2 ? ['#3a241a', '#2a1a14', '#4a3020'] : ['#3a241a', '#2f5d7c', '#4d6b3a', '#5b3a22'],
  );
  const rolledEye = r.one(EYES);
  const tilt = r.between(-1.8, 1.8);
  const browW = r.between(2, 3.8);
  const browY = eyeY - r.between(7, 8.8);
  const nose = r.one(NOSES);
  const mouthY = r.between(76, 78);
  const mouth = r.one(MOUTHS);
  const mouthW = r.between(7, 9.5);
  const gap = r.chance(0.22);
  const rolledBeard = r.one(BEARDS);
  const freckles =
    tint < 2 && r.chance(0.3)
      ? Array.from({ length: 8 }, () => [r.between(6, 16), r.between(63, 69)] as const)
      : [];
  const plaster = r.chance(0.06);
  const bare = style === 'bald' || style === 'horseshoe';
  return {
    skin,
    shade,
    lip,
    age,
    w,
    top,
    jaw,
    chin,
    chinW,
    jawY,
    style,
    hair,
    gaze,
    lit,
    shoulder,
    bodyW,
    earR,
    earY,
    collar,
    eyeX,
    eyeY,
    iris,
    tilt,
    browW,
    browY,
    nose,
    mouthY,
    mouth,
    mouthW,
    gap,
    freckles,
    plaster,
    left: n(60 - w),
    right: n(60 + w),
    hairShade: tint > 3 && age <= 33 ? '#3d2d27' : tone(hair, 0.68),
    brow: bare ? tone(shade, 0.5) : tone(hair, 0.8),
    beardColour: style === 'bald' ? (DARK_HAIR[1] as string) : tone(hair, 0.92),
    eye: tint > 3 && rolledEye === 'dot' ? ('open' as const) : rolledEye,
    beard: (options.beard as Beard | undefined) ?? (age < 21 ? ('none' as const) : rolledBeard),
    mouthX: 60 + gaze * 1.2,
    noseX: 60 + gaze * 1.5,
  };
}

interface Rolled {
  age: number;
  tint: number;
  pre: number;
  young: HairStyle;
  curl: HairStyle;
}

/** The style rolled, or the one that suits age and kind of hair better. */
function fitting(rolled: HairStyle, { age, tint, pre, young, curl }: Rolled): HairStyle {
  let style = rolled;
  if (age < 26 && ['horseshoe', 'bald', 'receding'].includes(style)) style = young;
  if (tint < 4 && ['afro', 'cornrows', 'dreads'].includes(style))
    style = pre < 0.4 ? 'curly' : pre < 0.7 ? 'mop' : 'slick';
  if (style === 'long' && pre < 0.8) style = 'part';
  if (tint > 4 && ['mop', 'curtains', 'mullet', 'headband', 'spiky'].includes(style)) style = curl;
  return style;
}
