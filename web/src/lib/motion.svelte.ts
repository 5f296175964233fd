/** Motion explains and may always be skipped. Every part asks here before it moves. */
const query = window.matchMedia('(prefers-reduced-motion: reduce)');
const state = $state({ still: query.matches });
query.addEventListener('change', (event) => (state.still = event.matches));

/** True where the person wants cuts instead of motion. */
export const still = (): boolean => state.still;

/** A time in milliseconds, or nothing where motion is not wanted. */
export const ms = (time: number): number => (state.still ? 0 : time);

let running: (() => void)[] = [];

/**
 * A timer that a tap or a key may finish early: runs `step` every `every` ms, `count` times, then `done`.
 * Returns a function that jumps to the end at once.
 */
export function ticking(
  every: number,
  count: number,
  step: (i: number) => void,
  done: () => void,
): () => void {
  let i = 0;
  let over = false;
  const finish = () => {
    if (over) return;
    over = true;
    clearInterval(timer);
    running = running.filter((one) => one !== finish);
    done();
  };
  const timer = setInterval(() => {
    if (i < count) step(i++);
    if (i >= count) finish();
  }, every);
  running.push(finish);
  return finish;
}

/** Finishes whatever is moving. Returns whether something was. */
export function skipMotion(): boolean {
  const any = running.length > 0;
  for (const finish of running) finish();
  return any;
}

let looks = $state(0);

/** Something is shown that should be seen to its end, as the result of a throw. */
export const looking = (): boolean => looks > 0;

/** Begins such a look; returns how to end it. */
export function look(): () => void {
  let over = false;
  looks++;
  return () => {
    if (!over) looks--;
    over = true;
  };
}
