/** @jest-environment jsdom */
import '../testing/jsdom-globals.ts';
import { fileMissing } from '../testing/file-missing.ts';
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
    const replies = [fileMissing(), fileMissing(), 'code'];
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

  // A part of a broken version would have stayed away for good, where its crash brings the version before.
  it('is given up at once where it came and throws', async () => {
    const load = jest.fn(() => Promise.reject(new TypeError('broken in load')));
    await expect(loadPatiently(load)).rejects.toThrow('broken in load');
    expect(load).toHaveBeenCalledTimes(1);
    expect(reported).not.toHaveBeenCalled();
  });

  it('is asked for at longer and longer intervals, at most 8 s', () => {
    expect([1, 2, 3, 4, 5, 100].map(delayAfter)).toEqual([1000, 2000, 4000, 8000, 8000, 8000]);
  });
});
