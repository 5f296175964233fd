import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hideHint, hint, why } from '../hint.svelte';

let button: HTMLElement;
let stop: ReturnType<ReturnType<typeof why>>;
const point = (type: string, x: number, y: number) =>
  fireEvent(button, new MouseEvent(type, { clientX: x, clientY: y, bubbles: type === 'pointermove' }));

beforeEach(() => {
  button = document.body.appendChild(document.createElement('button'));
  stop = why(() => ({ text: 'Not now.' }))(button);
});
afterEach(() => {
  stop?.();
  hideHint();
  button.remove();
});

it('says why to whoever points at it', async () => {
  await point('pointerenter', 10, 10);
  expect(hint()?.text).toBe('Not now.');
  await point('pointerleave', 90, 10);
  expect(hint()).toBeUndefined();
});

it('and not where it comes to lie under a pointer that rests, until that moves', async () => {
  await point('pointermove', 50, 50);
  hideHint();
  await point('pointerenter', 50, 50);
  expect(hint()).toBeUndefined();
  await point('pointermove', 51, 50);
  expect(hint()?.text).toBe('Not now.');
});
