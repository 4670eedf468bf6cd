import { progressOf } from './progress-of.ts';

const next = (remaining: number) => ({ grade_id: 2, grade_name: 'GOLD', remaining });

it.each([
  ['nothing spent', 0, next(300_000), 0],
  ['on the way', 75_000, next(225_000), 25],
  ['one won short', 299_999, next(1), 99],
  ['reached, before the next review', 300_000, next(0), 99],
  ['nothing to reach and nothing spent', 0, next(0), 0],
  ['the highest', 9_000_000, null, 100],
])('%s', (_name, spend, goal, percent) => {
  expect(progressOf({ grade_id: 1, spend, next: goal })).toBe(percent);
});
