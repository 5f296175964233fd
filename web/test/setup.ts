import '@testing-library/jest-dom/vitest';
import '@testing-library/svelte/vitest';

// The simulated browser draws nothing, so nothing ever changes its size.
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

// It knows no pens and fingers either: a pointer is a mouse with a number.
class Pointer extends MouseEvent {
  readonly pointerId: number;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
  }
}
globalThis.PointerEvent ??= Pointer as unknown as typeof PointerEvent;

// It also lacks the modal part of <dialog>, media queries and animations.
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
// Files are read there in the old way only.
Blob.prototype.text ??= function (this: Blob) {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsText(this);
  });
};
