/** Signs of the chance cards that are kept, and the colours of their families. */
import type { IconName } from '$lib';
import type { Effect } from '../../../generated/match-of-the-season';

export const GREEN: Partial<Record<Effect, IconName>> = {
  'counter-attack': 'counter',
  'wing-attack': 'wing',
  'central-attack': 'up',
  'match-of-the-season': 'league',
  supersave: 'hand',
};
export const RED: Partial<Record<Effect, IconName>> = {
  physio: 'sponge',
  appeal: 'book',
  'stay-home': 'flag',
  scout: 'eye',
  'home-ground': 'shield',
  loyalty: 'check',
};
