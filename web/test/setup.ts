import '@testing-library/svelte/vitest';

// The simulated browser draws nothing: it lacks the modal part of <dialog>, media queries and animations.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
Element.prototype.animate ??= () =>
  ({ cancel: () => undefined, finished: Promise.resolve(), currentTime: 0 }) as unknown as Animation;
Element.prototype.getAnimations ??= () => [];
Element.prototype.scrollIntoView ??= () => undefined;
