import { afterEach, expect, it } from 'vitest';
import { keepFocus } from '../input/keepFocus';

afterEach(() => document.body.replaceChildren());

function frame() {
  document.body.innerHTML =
    '<button id="away">a</button><main><button id="bid">b</button><h1 tabindex="-1">q</h1></main>';
  const main = document.querySelector('main') as HTMLElement;
  const stop = keepFocus('h1')(main) as () => void;
  return { stop, one: (css: string) => document.querySelector(css) as HTMLElement };
}
/** Observers are told after the change. */
const told = () => new Promise<void>((done) => queueMicrotask(done));

it('leads on to what is asked when the pressed button is gone', async () => {
  const { one, stop } = frame();
  one('#bid').focus();
  one('#bid').remove();
  await told();
  expect(document.activeElement).toBe(one('h1'));
  stop();
});

it('leaves the focus where it is when something else goes', async () => {
  const { one, stop } = frame();
  one('#bid').focus();
  one('#away').focus();
  one('#bid').remove();
  await told();
  expect(document.activeElement).toBe(one('#away'));
  stop();
});
