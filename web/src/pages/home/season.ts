import { TEAM_LOOKS } from '$lib/model';
import type { IconName } from '$lib/icons';
import { cover, face, icon, words } from './art';

const DAYS: [IconName, string][] = [
  ['chance', '#fbe6a8'],
  ['transfer', '#d5ead0'],
  ['cup', '#f0b92c'],
  ['injury', '#fffaf0'],
  ['intl', '#cfe2f2'],
  ['red', '#fffaf0'],
  ['league', '#23589c'],
];

const rays = Array.from({ length: 16 }, (_, i) => {
  const at = (k: number) =>
    `${158 + 520 * Math.cos((k * Math.PI) / 16)},${292 + 520 * Math.sin((k * Math.PI) / 16)}`;
  return `<path d="M158,292L${at(i * 2)}L${at(i * 2 + 1)}Z" fill="#f2dfb4"/>`;
}).join('');

const week = (letters: readonly string[]) =>
  DAYS.map(([name, colour], i) => {
    const angle = ((-168 + i * 26) * Math.PI) / 180;
    const x = 158 + 128 * Math.cos(angle);
    const y = 296 + 128 * Math.sin(angle);
    const ink = name === 'league' ? '#fff' : '#2b211c';
    return (
      `<g transform="translate(${x},${y}) rotate(${-78 + i * 26})"><rect x="-21" y="-25" width="42" height="50" rx="6" fill="${colour}" stroke="#2b211c" stroke-width="2.5"/>` +
      words(0, -9, 14, ink, letters[i] ?? '') +
      `${icon(name, -13, -6, 26)}</g>`
    );
  }).join('');

/** Match of the Season: an enamel board, a week of squares with its letters from Monday on, a face that has seen some. */
export const season = (letters: readonly string[]): string =>
  cover(
    `<rect width="316" height="500" fill="#c8322b"/><g transform="translate(158,420) scale(1.16) translate(-158,-345)">${rays}` +
      `<defs><pattern id="cvSeason" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><circle cx="3.5" cy="3.5" r="1.5" fill="#e8a49a"/></pattern></defs>` +
      `<circle cx="158" cy="296" r="128" fill="#fdf6e4"/><circle cx="158" cy="296" r="128" fill="url(#cvSeason)"/>${week(letters)}` +
      `${face('Quental', 48, 200, 222, { kit: TEAM_LOOKS.red.kit, age: 30 })}</g>` +
      `<path d="M0,0H316V112Q158,84 0,112Z" fill="#2b211c"/><path d="M0,112Q158,84 316,112" fill="none" stroke="#f0b92c" stroke-width="5"/>` +
      words(158, 38, 28, '#f0b92c', 'MATCH OF THE', 'letter-spacing="5"') +
      words(158, 88, 60, '#fdf6e4', 'SEASON', 'textLength="250" lengthAdjust="spacingAndGlyphs"'),
  );
