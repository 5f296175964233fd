/**
 * A key that comes twice in a list takes the page down. What is its own key, as a text is, has to come once by its
 * nature; such lists are known here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Constants, a range of numbers, what was made a set of, and men: each card is there once. */
const ONCE = [
  /^Array\.from\(\{ length/,
  /^\[.*\]$/,
  /^[A-Z_]+$/,
  /HelpSheet.*commands/,
  /SwapMen.*men/,
  /Men\.svelte.*sorted/,
  /OpenCards.*shown/,
  /KickOff.*held/,
  /Swaps.*changed\(one\)/,
  /Absent.*man\.why/,
  /Replay.*viewers/,
];

interface List {
  file: string;
  of: string;
  item: string;
  index: string | undefined;
  key: string | undefined;
}

const lists = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svelte'))
  .flatMap((file): List[] =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/\{#each (.+?) as ([^\n]+)\}(?=[\n{<])/g)].map(
      ([, of = '', rest = '']) => {
        const [, item = '', index, key] =
          /^(.+?)(?:, (\w+))?(?: \((.+)\))?$/.exec(rest.split(')}')[0] + ')') ?? [];
        return { file, of, item, index, key };
      },
    ),
  );

it('every list has keys, and none that may repeat', () => {
  expect(lists.length).toBeGreaterThan(80);
  expect(lists.filter((one) => one.key === undefined)).toEqual([]);
  const own = lists.filter(
    ({ file, of, item, key }) =>
      key === item && !ONCE.some((once) => once.test(of) || once.test(`${file} ${of}`)),
  );
  expect(own).toEqual([]);
});
