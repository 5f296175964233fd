/** What the page says aloud: to screen readers through a live region, and to eyes as a short note at the edge. */
export interface Note {
  id: number;
  text: string;
  rule?: string | undefined;
  tone: 'plain' | 'refusal' | 'good';
}

const state = $state<{ polite: string; urgent: string; notes: Note[] }>({
  polite: '',
  urgent: '',
  notes: [],
});
let next = 0;

export const live = {
  get polite() {
    return state.polite;
  },
  get urgent() {
    return state.urgent;
  },
  get notes(): readonly Note[] {
    return state.notes;
  },
};

/** Says something to screen readers only. The same words twice are said twice. */
export function say(text: string, urgent = false): void {
  const key = urgent ? 'urgent' : 'polite';
  state[key] = state[key] === text ? `${text}\u00a0` : text;
}

/** Shows a note for a while and says it. Returns its id. */
export function note(
  text: string,
  options: { rule?: string | undefined; tone?: Note['tone']; stay?: number } = {},
): number {
  const id = ++next;
  const tone = options.tone ?? 'plain';
  state.notes = [...state.notes.slice(-3), { id, text, rule: options.rule, tone }];
  say(text, tone === 'refusal');
  setTimeout(() => dismiss(id), options.stay ?? 6000);
  return id;
}

export function dismiss(id: number): void {
  state.notes = state.notes.filter((one) => one.id !== id);
}
