/** Icons on a 24 x 24 grid. Most take the colour of the text; day and event icons carry one of their own. */
const ICONS = {
  chance:
    '<path d="M8 8.500a4 4 0 1 1 5.600 3.700c-1.200.6-1.600 1.200-1.600 2.800" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><circle cx="12" cy="19.500" r="2" fill="currentColor"/>',
  transfer: '<path d="M3 8h12V4l6 6-6 5v-4H3zM21 17H9v4l-6-5 6-5v3" fill="var(--i-green)"/>',
  injury: '<path d="M9 3h6v6h6v6h-6v6H9v-6H3V9h6z" fill="var(--i-red)"/>',
  red: '<rect x="7" y="3" width="11" height="17" rx="1.500" fill="var(--i-red)" transform="rotate(9 12 12)"/>',
  intl: '<circle cx="12" cy="12" r="9" fill="none" stroke="var(--i-blue)" stroke-width="2"/><path d="M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18" fill="none" stroke="var(--i-blue)" stroke-width="1.700"/>',
  plain: '<circle cx="12" cy="12" r="3" fill="var(--i-tan)"/>',
  league:
    '<circle cx="12" cy="12" r="9.400" fill="var(--i-paper)" stroke="var(--i-ink)" stroke-width=".8"/><path d="M12 7.600l4.200 3-1.600 4.900H9.400l-1.600-4.900z" fill="var(--i-ink)"/><path d="M12 7.600V3M16.200 10.600l4.600-1.400M14.600 15.500l3 4M9.400 15.500l-3 4M7.800 10.600L3.200 9.200" stroke="var(--i-ink)" stroke-width="1.500"/>',
  cup: '<path d="M7 3h10v2h4c0 5-2 7-5 7.400-.8 1.600-1.800 2.300-3 2.600v3h3v3H8v-3h3v-3c-1.200-.3-2.200-1-3-2.600C5 12 3 10 3 5h4z" fill="currentColor"/>',
  euro: '<path d="M8 2h8l-1 9c-.3 2-1 3-2 3.500V19h3v3H8v-3h3v-4.500C10 14 9.300 13 9 11zM16 4c5 0 5 7-1 7.500M8 4C3 4 3 11 9 11.500" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M8 2h8l-1 9c-.3 2-1 3-2 3.500h-2C10 14 9.300 13 9 11z" fill="currentColor"/>',
  super:
    '<path d="M12 2l2.900 6.500 7 .7-5.300 4.700 1.600 7L12 17.200 5.800 20.900l1.600-7L2.100 9.200l7-.7z" fill="currentColor"/>',
  whistle: '<path d="M3 10h9l8-3v4l-5 2a5.500 5.500 0 1 1-10.500 0H3z" fill="currentColor"/>',
  money:
    '<ellipse cx="12" cy="7" rx="8" ry="3.600" fill="currentColor"/><path d="M4 10c1 4 15 4 16 0v3c-1 4-15 4-16 0zM4 15.500c1 4 15 4 16 0v2.500c-1 4-15 4-16 0z" fill="currentColor"/>',
  eye: '<path d="M2 12c4-8 16-8 20 0-4 8-16 8-20 0z" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="12" cy="12" r="3" fill="currentColor"/>',
  arrow:
    '<path d="M4 12h13M12 6l6 6-6 6" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/>',
  lock: '<path d="M7 10V7a5 5 0 0 1 10 0v3h2v11H5V10zm3 0h4V7a2 2 0 0 0-4 0z" fill="currentColor"/>',
  menu: '<path d="M4 6h16M4 12h16M4 18h16" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/>',
  more: '<circle cx="5" cy="12" r="2.200" fill="currentColor"/><circle cx="12" cy="12" r="2.200" fill="currentColor"/><circle cx="19" cy="12" r="2.200" fill="currentColor"/>',
  close: '<path d="M5 5l14 14M19 5L5 19" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/>',
  check:
    '<path d="M4 13l5 5L20 6" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  no: '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.600"/><path d="M6 6l12 12" stroke="currentColor" stroke-width="2.600"/>',
  list: '<path d="M8 6h13M8 12h13M8 18h13" stroke="currentColor" stroke-width="2.400" stroke-linecap="round"/><circle cx="3.500" cy="6" r="1.600" fill="currentColor"/><circle cx="3.500" cy="12" r="1.600" fill="currentColor"/><circle cx="3.500" cy="18" r="1.600" fill="currentColor"/>',
  undo: '<path d="M5 9h9a5 5 0 0 1 0 10H8M5 9l5-5M5 9l5 5" fill="none" stroke="currentColor" stroke-width="2.500" stroke-linecap="round" stroke-linejoin="round"/>',
  sun: '<circle cx="12" cy="12" r="4.500" fill="currentColor"/><path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  moon: '<path d="M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500z" fill="currentColor"/>',
  flag: '<path d="M5 22V3M5 4h13l-3 4 3 4H5" fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  dice: '<rect x="3" y="3" width="18" height="18" rx="4" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="8" cy="8" r="1.700" fill="currentColor"/><circle cx="12" cy="12" r="1.700" fill="currentColor"/><circle cx="16" cy="16" r="1.700" fill="currentColor"/>',
  person:
    '<circle cx="12" cy="8" r="4.500" fill="currentColor"/><path d="M3.500 21c0-10 17-10 17 0z" fill="currentColor"/>',
  bot: '<rect x="4" y="8" width="16" height="12" rx="3" fill="currentColor"/><path d="M12 8V4" stroke="currentColor" stroke-width="2"/><circle cx="12" cy="3.500" r="1.600" fill="currentColor"/><circle cx="9" cy="13.500" r="1.700" fill="var(--paper)"/><circle cx="15" cy="13.500" r="1.700" fill="var(--paper)"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12 17" fill="none" stroke="currentColor" stroke-width="2.300" stroke-linecap="round"/>',
  play: '<path d="M6 4l14 8-14 8z" fill="currentColor"/>',
  pause: '<path d="M6 4h4v16H6zM14 4h4v16h-4z" fill="currentColor"/>',
  up: '<path d="M12 20V5M5 11l7-7 7 7" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/>',
  down: '<path d="M12 4v15M5 13l7 7 7-7" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/>',
  first:
    '<path d="M19 5L9 12l10 7z" fill="currentColor"/><path d="M6 5v14" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/>',
  last: '<path d="M5 5l10 7-10 7z" fill="currentColor"/><path d="M18 5v14" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/>',
  back: '<path d="M20 12H7M12 6l-6 6 6 6" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/>',
  book: '<path d="M4 4h7a2 2 0 0 1 1 1 2 2 0 0 1 1-1h7v15h-7l-1 1-1-1H4z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M12 5v14" stroke="currentColor" stroke-width="2"/>',
  help: '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/><path d="M9.300 9.500a2.800 2.800 0 1 1 3.900 2.600c-.9.400-1.200.9-1.200 1.900" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><circle cx="12" cy="17" r="1.300" fill="currentColor"/>',
  counter:
    '<path d="M3 19C8 19 9 8 20 8M14 3l6.500 5-6.500 5" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  sponge:
    '<path d="M4 9h16l-2 12H6z" fill="currentColor"/><path d="M5 9C5 1 19 1 19 9" fill="none" stroke="currentColor" stroke-width="2.400"/><path d="M12 11.500v7M8.500 15h7" stroke="#c8322b" stroke-width="2.600"/>',
  wing: '<path d="M5 21V8M5 3L1.500 8.500h7zM19 21V8M19 3l-3.500 5.500h7z" fill="currentColor" stroke="currentColor" stroke-width="2.500" stroke-linejoin="round"/>',
  shield: '<path d="M12 2l8 3v6c0 6-4 9-8 11-4-2-8-5-8-11V5z" fill="currentColor"/>',
  bolt: '<path d="M13 2L4 14h6l-1 8 9-12h-6z" fill="currentColor"/>',
  hand: '<path d="M6 12V6a1.500 1.500 0 0 1 3 0v4V4a1.500 1.500 0 0 1 3 0v6-5a1.500 1.500 0 0 1 3 0v6-3a1.500 1.500 0 0 1 3 0v7c0 4-2.500 7-6 7s-5-1.500-7-5l-2-4a1.500 1.500 0 0 1 2.500-1.500z" fill="currentColor"/>',
  youth:
    '<path d="M12 3v5M12 8c-4 0-6 3-6 3M12 8c4 0 6 3 6 3" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 22c-1-6-5-7-8-7 1 4 4 6 8 7zm0 0c1-6 5-7 8-7-1 4-4 6-8 7z" fill="currentColor"/>',
  whisper:
    '<path d="M4 4h16v12H10l-6 5z" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linejoin="round"/>',
  sound:
    '<path d="M3 9h4l6-5v16l-6-5H3z" fill="currentColor"/><path d="M16 8q4 4 0 8" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/>',
  mute: '<path d="M3 9h4l6-5v16l-6-5H3z" fill="currentColor"/><path d="M16 9l6 6M22 9l-6 6" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/>',
} as const;

export type IconName = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as IconName[];
export const isIcon = (name: string): name is IconName => name in ICONS;

/** The icon as SVG, hidden from screen readers: whatever carries it has words of its own. */
export const iconPicture = (name: IconName): string =>
  `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${ICONS[name]}</svg>`;
