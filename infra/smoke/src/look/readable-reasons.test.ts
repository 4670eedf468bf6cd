import { readableReasons } from './readable-reasons.ts';

it('reasons are said once each', () => {
  expect(readableReasons(['it throws a', 'it throws a', 'it throws b'])).toEqual([
    'it throws a',
    'it throws b',
  ]);
});

// A file that did not come was reported with each of sixteen tries, half a page of text each.
it('many and long reasons are as many and as long as a person reads', () => {
  const reasons = readableReasons(
    Array.from({ length: 16 }, (_, attempt) => `try ${attempt} ${'x'.repeat(900)}`),
  );
  expect(reasons).toHaveLength(6);
  expect(reasons.at(-1)).toBe('and 11 more');
  expect(reasons[0]).toMatch(/^try 0 x{394}…$/);
});
