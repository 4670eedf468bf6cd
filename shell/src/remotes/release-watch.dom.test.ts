import { watchRelease } from './release-watch.ts';

const answer = (headers: Record<string, string>) =>
  Object.assign(globalThis, { fetch: jest.fn(async () => ({ headers: new Headers(headers) })) });
const type = () => document.body.dispatchEvent(new Event('input', { bubbles: true }));

describe('the watch of a page’s release', () => {
  beforeEach(() => history.replaceState(null, '', '/cart'));

  it('learns from any answer that the release was withdrawn, and forgets it no more', () => {
    const watch = watchRelease('r0003-00000000', jest.fn());
    expect(watch.headers).toEqual({ 'client-release': 'r0003-00000000' });
    watch.note(() => undefined);
    expect(watch.isWithdrawn()).toBe(false);
    watch.note((name) => (name === 'release-withdrawn' ? '1' : undefined));
    watch.note(() => undefined);
    expect(watch.isWithdrawn()).toBe(true);
  });

  // A page whose data is cached makes no call: it learned of a withdrawal one step too late.
  it('asks when the visitor is about to leave, unless an answer has just said', async () => {
    jest.useFakeTimers();
    const watch = watchRelease('r0003-00000000', jest.fn());
    answer({ 'release-withdrawn': '1' });
    jest.advanceTimersByTime(4999);
    watch.onIntent();
    expect(fetch).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    watch.onIntent();
    watch.onIntent();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledWith('/_release', expect.objectContaining({ headers: watch.headers }));
    await jest.advanceTimersByTimeAsync(0);
    expect(watch.isWithdrawn()).toBe(true);
    jest.advanceTimersByTime(60_000);
    watch.onIntent();
    expect(fetch).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('loads a broken page anew once its release is withdrawn, and not before', async () => {
    const reload = jest.fn();
    const watch = watchRelease('r0003-00000000', reload);
    answer({});
    await watch.onBroken();
    expect(reload).not.toHaveBeenCalled();
    answer({ 'release-withdrawn': '1' });
    await watch.onBroken();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('takes nothing away that the visitor types, on this page', async () => {
    const reload = jest.fn();
    const watch = watchRelease('r0003-00000000', reload);
    answer({ 'release-withdrawn': '1' });
    type();
    await watch.onBroken();
    expect(reload).not.toHaveBeenCalled();
    history.replaceState(null, '', '/goods/list');
    await watch.onBroken();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits for another time when the edge does not answer', async () => {
    const reload = jest.fn();
    Object.assign(globalThis, { fetch: jest.fn(async () => Promise.reject(new Error('lost'))) });
    await watchRelease('r0003-00000000', reload).onBroken();
    expect(reload).not.toHaveBeenCalled();
  });
});
