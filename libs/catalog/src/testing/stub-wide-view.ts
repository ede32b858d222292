import { vi } from 'vitest';

/** A browser in which everything is in view. */
export function stubWideView(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly see: (entries: { isIntersecting: boolean; target: Element }[], observer: object) => void;
      constructor(see: typeof this.see) {
        this.see = see;
      }
      observe(target: Element) {
        this.see([{ isIntersecting: true, target }], this);
      }
      unobserve() {}
      disconnect() {}
    },
  );
}
