/** The chances of an advanced match: goals that are still to come, if both elevens stay as they are. */
import type { Asked } from './eleven';

const THROWS = 6;
const FACES = 12;

export interface Course {
  /** Throws already made. */
  made: number;
  /** Our goals less theirs. */
  ahead: number;
}

/** How likely one throw of the d12 brings us a goal, and them. The other faces bring none. */
function goalsOf(faces: readonly Asked[]): { ours: number; theirs: number } {
  let ours = 0;
  let theirs = 0;
  for (const face of faces) {
    if (face.kind === 'ourPenalty') ours += face.ours / Math.max(1, face.of);
    else if (face.kind === 'theirPenalty') theirs += face.theirs / Math.max(1, face.of);
    else if (face.verdict === 'win') ours++;
    else if (face.verdict === 'lose') theirs++;
  }
  return { ours: ours / FACES, theirs: theirs / FACES };
}

/** Win, draw and defeat after the sixth throw, each between 0 and 1. */
export function sixThrowOdds(faces: readonly Asked[], { made, ahead }: Course) {
  const { ours, theirs } = goalsOf(faces);
  let leads = new Map([[ahead, 1]]);
  for (let left = THROWS - made; left > 0; left--) {
    const next = new Map<number, number>();
    const add = (lead: number, share: number) => next.set(lead, (next.get(lead) ?? 0) + share);
    for (const [lead, share] of leads) {
      add(lead + 1, share * ours);
      add(lead - 1, share * theirs);
      add(lead, share * (1 - ours - theirs));
    }
    leads = next;
  }
  const sum = (holds: (lead: number) => boolean) =>
    [...leads].reduce((all, [lead, share]) => (holds(lead) ? all + share : all), 0);
  return { win: sum((lead) => lead > 0), draw: sum((lead) => lead === 0), lose: sum((lead) => lead < 0) };
}
