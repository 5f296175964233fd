import { stored } from './stored';

/** What the person asked for; `auto` follows the machine. */
export type ThemeChoice = 'auto' | 'light' | 'dark';
export type Mood = 'season' | 'album' | 'notebook' | 'night';

const CHOICES: readonly ThemeChoice[] = ['auto', 'light', 'dark'];
const machine = window.matchMedia('(prefers-color-scheme: dark)');
const kept = stored.get('theme');
const state = $state<{ choice: ThemeChoice; machineDark: boolean }>({
  choice: CHOICES.find((c) => c === kept) ?? 'auto',
  machineDark: machine.matches,
});
machine.addEventListener('change', (event) => {
  state.machineDark = event.matches;
  show();
});

export const themeChoice = (): ThemeChoice => state.choice;
export const isDark = (): boolean =>
  state.choice === 'dark' || (state.choice === 'auto' && state.machineDark);

/** Takes a theme and keeps the choice. */
export function dress(choice: ThemeChoice): void {
  state.choice = choice;
  stored.set('theme', choice);
  show();
}

/** Light to dark and back, from whatever is on now. */
export const toggleTheme = (): void => dress(isDark() ? 'light' : 'dark');

/** Writes the theme to the document; called once at the start and after each change. */
export function show(): void {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
}

/** Gives the page one game's mood. */
export function setMood(mood: Mood): void {
  document.documentElement.dataset.mood = mood;
}
