/** What a part of the table gets that stands in for one stage. */
import type { Component } from 'svelte';
import type { Club } from '$lib';
import type { MotsView } from '../../generated/match-of-the-season';
import type { TableTools } from '../../shell/games';
import type { TableLink } from '../../shell/link.svelte';
import type { Names } from './names';

export interface StageProps {
  link: TableLink<MotsView>;
  tools: TableTools;
  names: Names;
  /** The team that is asked, where this seat has more than one. */
  asked?: Club | undefined;
}
export type StagePart = Component<StageProps>;

const found = import.meta.glob<{ stageOf(view: MotsView): StagePart | null }>('./stages/index.ts', {
  eager: true,
});

/** The decision for this stage, if one has been made for it. */
export const stageOf = (view: MotsView): StagePart | null => Object.values(found)[0]?.stageOf(view) ?? null;
