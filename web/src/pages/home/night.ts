import { draw } from '$lib/faces';
import { cover } from './art';
const r = draw('stars');
const LAND =
  'M96,176q16,-14 34,-8q14,2 10,14q-8,12 -20,12q-6,10 -14,6q-14,-8 -10,-24zM128,214q16,-4 22,10q2,18 -12,34q-8,4 -10,-10q-8,-20 0,-34zM170,168q18,-12 34,-4q22,-2 28,12q-2,14 -18,14q-10,8 -20,2q-22,0 -24,-24zM176,204q20,-6 32,6q4,16 -8,30q-10,10 -16,-4q-14,-14 -8,-32zM222,226q14,-2 16,8q-6,12 -18,6z';

/** World of Football: floodlights, a globe, a flight to the final. */
export const night = cover(
  `<defs><linearGradient id="cvSky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#071126"/><stop offset=".65" stop-color="#1a3566"/><stop offset="1" stop-color="#3b5f9a"/>` +
    `</linearGradient><linearGradient id="cvBeam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe98a" stop-opacity=".62"/><stop offset="1" stop-color="#ffe98a" stop-opacity="0"/>` +
    `</linearGradient><radialGradient id="cvGlobe" cx=".36" cy=".3" r=".9"><stop offset="0" stop-color="#7fb2e8"/><stop offset="1" stop-color="#16305f"/></radialGradient>` +
    `</defs><rect width="316" height="500" fill="url(#cvSky)"/>${Array.from({ length: 46 }, () => `<circle cx="${r.between(0, 316).toFixed(0)}" cy="${r.between(100, 300).toFixed(0)}" r="${r.between(0.5, 1.4).toFixed(1)}" fill="#fff" opacity=".7"/>`).join('')}<g transform="translate(158,244) scale(1.16) translate(-164,-214)">` +
    `<circle cx="164" cy="214" r="92" fill="#9cc4ff" opacity=".14"/><circle cx="164" cy="214" r="80" fill="url(#cvGlobe)"/><path d="${LAND}" fill="#7fc38a" opacity=".95"/>` +
    `<g fill="none" stroke="#fff" opacity=".28"><ellipse cx="164" cy="214" rx="80" ry="26"/><ellipse cx="164" cy="214" rx="32" ry="80"/><path d="M164,134V294M84,214H244"/>` +
    `</g><g fill="none" stroke="#ffe05a" stroke-width="2.5" stroke-dasharray="1 6" stroke-linecap="round"><path d="M116,186Q150,130 200,180"/><path d="M200,180Q236,190 230,232"/>` +
    `<path d="M116,186Q112,226 138,236"/></g>${[
      [116, 186],
      [200, 180],
      [230, 232],
      [138, 236],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="#ffe05a" stroke="#0a1428" stroke-width="2"/>`)
      .join('')}</g>` +
    `<g transform="translate(0,76)"><path d="M26,196L-30,424H150ZM290,196L346,424H166Z" fill="url(#cvBeam)"/><path d="M0,338Q158,296 316,338V424H0Z" fill="#0a1428"/>` +
    `<path d="M0,352Q158,312 316,352" fill="none" stroke="#2b416c" stroke-width="3"/>${Array.from(
      { length: 90 },
      (_, i) => {
        const x = i * 3.52,
          y = 358 - 24 * Math.sin((x / 316) * Math.PI) + (i % 4) * 6;
        return `<circle cx="${x}" cy="${y.toFixed(1)}" r="1.7" fill="${['#5873a8', '#ffe05a', '#b9c5dc', '#c8322b', '#5873a8'][i % 5]}" opacity=".8"/>`;
      },
    ).join('')}<path d="M-10,424L60,374H256L326,424Z" fill="#2f8a55"/>` +
    `<path d="M34,424L88,376H228L282,424M158,376V424" fill="none" stroke="#f3f5ea" stroke-width="2.5"/><ellipse cx="158" cy="402" rx="40" ry="11" fill="none" stroke="#f3f5ea" stroke-width="2.5"/>${[26, 290].map((x) => `<path d="M${x - 3},350L${x - 2},200h4L${x + 3},350z" fill="#050b18"/><rect x="${x - 23}" y="170" width="46" height="34" rx="3" fill="#050b18"/>${[0, 1, 2, 3, 4, 5].map((i) => `<circle cx="${x - 14 + (i % 3) * 14}" cy="${179 + (i > 2 ? 15 : 0)}" r="5.5" fill="#fff6c4"/>`).join('')}`).join('')}</g>` +
    `<g>${['WORLD OF'].map((t) => `<text x="158" y="36" font-size="27" text-anchor="middle" fill="#ffe05a" letter-spacing="8">${t}</text>`)}${'FOOTBALL'
      .split('')
      .map(
        (c, i) =>
          `<g transform="translate(${22 + i * 34.2},50)"><rect width="31" height="50" rx="4" fill="#05080f"/><rect y="0" width="31" height="24" rx="4" fill="#1b2334"/><text x="15.5" y="41" font-size="42" text-anchor="middle" fill="#f3f5ea">${c}</text><path d="M0,24.5H31" stroke="#05080f" stroke-width="2"/></g>`,
      )
      .join('')}</g>`,
);
