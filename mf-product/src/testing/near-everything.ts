/** Gives jsdom, which lays nothing out, an observer that finds everything near the window. */
export function installNearEverything(): void {
  class NearEverything implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
    readonly #found: IntersectionObserverCallback;
    constructor(found: IntersectionObserverCallback) {
      this.#found = found;
    }
    observe(target: Element) {
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
      this.#found([entry], this as unknown as IntersectionObserver);
    }
    disconnect() {
      // Nothing is watched.
    }
  }
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: NearEverything });
}
