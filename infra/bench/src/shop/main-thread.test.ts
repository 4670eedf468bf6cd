import { readMainThread, type TraceEvent } from './main-thread.ts';

const page = { pid: 7, tid: 1 };
const browser = { pid: 3, tid: 1 };
const named = (thread: typeof page, name: string): TraceEvent => ({
  ...thread,
  name: 'thread_name',
  ph: 'M',
  ts: 0,
  args: { name },
});
/** A task of so many ms, of which the thread had a processor for so many. */
const task = (thread: typeof page, atMs: number, ms: number, ranMs: number): TraceEvent => ({
  ...thread,
  name: 'RunTask',
  ph: 'X',
  ts: atMs * 1000,
  dur: ms * 1000,
  tdur: ranMs * 1000,
});
const paint = (atMs: number): TraceEvent => ({
  ...page,
  name: 'firstContentfulPaint',
  ph: 'R',
  ts: atMs * 1000,
});

describe('what the main thread of a page did', () => {
  it('counts as blocking what it worked, four times slower, and not what it waited for a processor', () => {
    const events = [
      named(page, 'CrRendererMain'),
      named(browser, 'CrBrowserMain'),
      task(page, 10, 400, 100),
      paint(500),
      task(page, 600, 80, 20),
      task(page, 700, 20, 10),
      task(browser, 900, 5000, 5000),
    ];
    // 20 ms are 80 on the phone, 30 of them too many; 10 ms are 40. What came before the paint blocks nothing.
    expect(readMainThread(events)).toEqual({ runPercent: 26, blockingMs: 30 });
  });

  it('is nothing of a trace without a page', () => {
    expect(readMainThread([named(browser, 'CrBrowserMain')])).toEqual({ runPercent: 0, blockingMs: 0 });
  });
});
