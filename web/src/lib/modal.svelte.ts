let open = $state.raw<readonly HTMLDialogElement[]>([]);

/** The uppermost open dialog. The browser covers everything outside it, and keeps it from eyes, pointers and ears. */
export const topDialog = (): HTMLDialogElement | undefined => open.at(-1);

/** A dialog lies open now, or no more. */
export function setModal(dialog: HTMLDialogElement, on: boolean): void {
  if (!on && !open.includes(dialog)) return;
  open = [...open.filter((one) => one !== dialog), ...(on ? [dialog] : [])];
}
