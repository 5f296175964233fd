/** Plays what is heard at a table as it happens, where sounds are on. */
import { play } from '$lib/sound.svelte';
import type { MotsView } from '../../../generated/match-of-the-season';
import type { TableLink } from '../../../shell/link.svelte';
import type { LogEntry } from '../../../shell/types';
import { heardAsThrown, heardAsTold } from './sounds';
import { leaps, placeOf } from './step';
import { ownSides, type Telling } from './telling.svelte';

/** Must be made while a component is set up. */
export function hear(link: () => TableLink<MotsView>, telling: Telling): void {
  follow(() => telling.due, link, heardAsThrown);
  follow(() => telling.log, link, heardAsTold);
}

function follow(log: () => readonly LogEntry[], link: () => TableLink<MotsView>, heard: typeof heardAsTold) {
  let since = placeOf(link(), log());
  $effect(() => {
    const now = log();
    const to = placeOf(link(), now);
    if (!leaps(since, to)) heard(now, since.n, ownSides(link())).forEach(play);
    since = to;
  });
}
