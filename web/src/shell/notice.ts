import { t } from '$lib/i18n/index.svelte';
import { stored } from '$lib/stored';

const NAME = 'Touchline';

/** Writes "Your turn" into the tab's title, and takes it out again. */
export function titleTurn(mine: boolean, where?: string): void {
  document.title = [mine ? `● ${t('table.turnTitle')}` : '', where ?? '', NAME].filter(Boolean).join(' · ');
}

/** Whether the person wants a notice from the browser when it is his turn and the page is hidden. */
export const wantsNotice = (): boolean =>
  stored.get('notice') === 'on' && 'Notification' in window && Notification.permission === 'granted';

/** Asks the browser for leave to show notices; remembers the wish. */
export async function askNotice(on: boolean): Promise<boolean> {
  if (!on || !('Notification' in window)) {
    stored.set('notice', 'off');
    return false;
  }
  const granted = (await Notification.requestPermission()) === 'granted';
  stored.set('notice', granted ? 'on' : 'off');
  return granted;
}

/** Tells a person who looks elsewhere that the table waits for him. */
export function noticeTurn(where: string): void {
  if (document.hidden && wantsNotice())
    new Notification(t('table.turnTitle'), { body: where, tag: 'touchline-turn' });
}
