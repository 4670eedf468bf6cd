import { loadWhenNear } from './load-when-near.ts';

/** Observers that were made, triggered by the test. */
const observers: { margin: string | undefined; trigger: (isIntersecting: boolean) => void }[] = [];
beforeEach(() => {
  observers.length = 0;
  document.body.innerHTML = '<section id="detail"></section>';
  Object.defineProperty(window, 'IntersectionObserver', {
    configurable: true,
    value: class {
      constructor(found: (entries: object[]) => void, options: IntersectionObserverInit) {
        observers.push({
          margin: options.rootMargin,
          trigger: (isIntersecting) => found([{ isIntersecting }]),
        });
      }
      observe() {
        // The test triggers it.
      }
      disconnect() {
        // Nothing is watched.
      }
    },
  });
});
afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

const never = new Promise<void>(() => undefined);

describe('code of the lower half', () => {
  it('waits until the tabs are near, and counts everything above the window as near', async () => {
    const load = jest.fn(async () => 'code');
    const loading = loadWhenNear(load, never);
    observers[0]?.trigger(false);
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    observers[0]?.trigger(true);
    expect(await loading).toBe('code');
    // A jump from above the tabs to below their beginning must be a change to the observer.
    expect(Number.parseInt(observers[0]?.margin ?? '', 10)).toBeGreaterThan(100_000);
  });

  it('waits no longer once the HTML of the server is gone', async () => {
    expect(await loadWhenNear(async () => 'code', Promise.resolve())).toBe('code');
  });
});
