/** Tables that are about to be deleted: for a while that can be undone, then the server is told. */
import { note, t } from '$lib';
import { api, ApiError } from '../../shell/api';
import { refusalText } from '../../shell/answers';
import { keyOf, mine, type MyTable } from '../../shell/mine';

/** How long one may change one's mind, in milliseconds. */
export const MIND = 10_000;

export class Going {
  table = $state.raw<MyTable>();
  everybody = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Takes a table away; one that was on its way before goes for good. */
  take(table: MyTable, everybody: boolean): void {
    void this.finish();
    this.table = table;
    this.everybody = everybody;
    this.#timer = setTimeout(() => void this.finish(), MIND);
    this.#changed();
  }

  undo(): void {
    clearTimeout(this.#timer);
    this.table = undefined;
    this.#changed();
  }

  /** Does what was only said so far. Leaving the page is no change of mind. */
  async finish(): Promise<void> {
    const table = this.table;
    if (!table) return;
    clearTimeout(this.#timer);
    this.table = undefined;
    mine.drop(table.table);
    this.#changed();
    if (!this.everybody) return;
    try {
      await api.remove(keyOf(table));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // What is not there any more need not be deleted.
      if (error.status === 401 || error.status === 404) return;
      mine.keep(table);
      this.#changed();
      const why = error.refusal ? refusalText(error.refusal) : t('error.network');
      note(t('home.deleteFailed', { why }), { tone: 'refusal', rule: error.refusal?.rule });
    }
  }
}
