import { daysLeft } from './days-left.ts';

it.each([
  ['2026-11-23T14:59:59.000Z', 0],
  // Midnight in Korea.
  ['2026-11-23T15:00:00.000Z', 1],
  ['2026-11-30T14:00:00.000Z', 7],
  ['2026-11-20T00:00:00.000Z', 0],
])('until %s there are %i days', (iso, days) => {
  expect(daysLeft(iso, new Date('2026-11-23T01:00:00.000Z'))).toBe(days);
});
