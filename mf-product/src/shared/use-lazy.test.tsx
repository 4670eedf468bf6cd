import { delayAfter } from '@mall/remote-kit/load-patiently';
import { act, renderHook } from '@testing-library/react';
import { useLazy } from './use-lazy.ts';

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

/** Code that fails until it may come. */
function codeOf() {
  const code = { mayCome: false };
  const load = jest.fn(async () => {
    if (!code.mayCome) throw new Error('offline');
    return 'code';
  });
  return { code, load };
}
const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

// Reviews and inquiries whose code timed out once said so until somebody pressed their button.
it('comes by itself after a failure, which is reported once', async () => {
  const { code, load } = codeOf();
  const { result } = renderHook(() => useLazy(load, true));
  await settle();
  expect(result.current).toMatchObject({ value: null, hasFailed: true });
  await settle(delayAfter(1));
  code.mayCome = true;
  expect(result.current.hasFailed).toBe(true);
  await settle(delayAfter(2));
  expect(result.current.value).toBe('code');
  expect(load).toHaveBeenCalledTimes(3);
  expect(reported).toHaveBeenCalledTimes(1);
});

it('is asked for at once by its button, and shown as loading meanwhile', async () => {
  const { code, load } = codeOf();
  const { result } = renderHook(() => useLazy(load, true));
  await settle();
  code.mayCome = true;
  act(() => result.current.retry());
  expect(result.current.hasFailed).toBe(false);
  await settle();
  expect(result.current.value).toBe('code');
});

it('is asked for no longer once nobody wants it, and anew when it is wanted again', async () => {
  const { load } = codeOf();
  const { result, rerender } = renderHook(({ isWanted }) => useLazy(load, isWanted), {
    initialProps: { isWanted: true },
  });
  await settle();
  rerender({ isWanted: false });
  expect(result.current.hasFailed).toBe(false);
  await settle(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  rerender({ isWanted: true });
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  expect(result.current.hasFailed).toBe(true);
});
