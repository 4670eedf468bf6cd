/** @jest-environment jsdom */
import '../testing/jsdom-globals.ts';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { fileMissing } from '../testing/file-missing.ts';
import { lazyPart } from './lazy-part.ts';
import { delayAfter } from './load-patiently.ts';

const reported = jest.fn();
beforeEach(() => addEventListener('error', reported));
afterEach(() => {
  removeEventListener('error', reported);
  jest.useRealTimers();
});

// A dialog whose code failed once took down the page around it, with all that was typed: React's `lazy` keeps a failure.
it('keeps the page around it while its code does not come, and comes with the next try', async () => {
  jest.useFakeTimers();
  const replies = [() => Promise.reject(fileMissing()), async () => () => <p>the part</p>];
  const Part = lazyPart(() => replies.shift()?.() ?? Promise.reject(new Error('asked for too often')));
  const { container } = render(
    <>
      <input aria-label="typed" defaultValue="서하늘" />
      <Suspense fallback={<p>waiting</p>}>
        <Part />
      </Suspense>
    </>,
  );
  await act(() => jest.advanceTimersByTimeAsync(delayAfter(1) - 1));
  expect(container.textContent).toBe('waiting');
  expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('서하늘');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(container.textContent).toBe('the part');
  expect(reported).toHaveBeenCalledTimes(1);
});
