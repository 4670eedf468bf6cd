/** @jest-environment jsdom */
import '../testing/jsdom-globals.ts';
import { delayAfter, loadPatiently } from './load-patiently.ts';

const reported = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  reported.mockReset();
  addEventListener('error', reported);
});
afterEach(() => {
  removeEventListener('error', reported);
  jest.useRealTimers();
});

describe('code that does not come', () => {
  it('is asked for again until it is there, and reported once', async () => {
    const replies = [new Error('offline'), new Error('offline'), 'code'];
    const load = jest.fn(async () => {
      const reply = replies.shift();
      if (reply instanceof Error) throw reply;
      return reply;
    });
    const loading = loadPatiently(load);
    await jest.advanceTimersByTimeAsync(delayAfter(1) - 1);
    expect(load).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(delayAfter(2));
    expect(await loading).toBe('code');
    expect(reported).toHaveBeenCalledTimes(1);
  });

  it('is asked for at longer and longer intervals, at most 8 s', () => {
    expect([1, 2, 3, 4, 5, 100].map(delayAfter)).toEqual([1000, 2000, 4000, 8000, 8000, 8000]);
  });
});
