import { ageOn } from './age.ts';

it.each([
  // 15:00 UTC is midnight in Korea.
  ['2012-11-22', '2026-11-21T14:59:59Z', 13],
  ['2012-11-22', '2026-11-21T15:00:00Z', 14],
  ['2012-11-21', '2026-11-21T00:00:00Z', 14],
  ['2012-02-29', '2026-02-28T00:00:00Z', 13],
  ['2012-02-29', '2026-03-01T00:00:00Z', 14],
])('a person born on %s is at %s aged %d', (birthday, now, age) => {
  expect(ageOn(birthday, new Date(now))).toBe(age);
});
