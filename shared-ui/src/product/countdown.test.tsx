import { act, render, screen } from '@testing-library/react';
import { Countdown } from './countdown.tsx';
import { endText, remainingText } from './countdown-text.ts';

const endAt = '2026-11-21T11:00:00Z';
const end = Date.parse(endAt);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the end is written in Korean time', () => {
  expect(endText(endAt)).toBe('11.21 오후 8:00까지');
  expect(endText('2026-12-31T15:05:00Z')).toBe('01.01 오전 12:05까지');
});

test('days are named only while there are any', () => {
  expect(remainingText(((3 * 24 + 2) * 60 + 13) * 60_000 + 45_000)).toBe('3일 02:13:45');
  expect(remainingText(59_999)).toBe('00:00:59');
});

test('it counts by the given clock, ends at zero and says so once', () => {
  const onEnd = jest.fn();
  let now = end - 2000;
  render(<Countdown endAt={endAt} now={() => now} onEnd={onEnd} />);
  expect(screen.getByRole('timer', { name: '남은 시간' })).toHaveTextContent('00:00:02');
  now = end + 500;
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:00');
  expect(onEnd).toHaveBeenCalledTimes(1);
});
