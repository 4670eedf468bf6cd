import { isNarrowed, wholeList } from './review-filter.ts';

it.each([
  [wholeList, false],
  [{ ...wholeList, sort: 'SCOREASC' as const }, false],
  [{ ...wholeList, size: undefined }, false],
  [{ ...wholeList, height: 170 }, true],
  [{ ...wholeList, isPhotoOnly: true }, true],
])('%j is narrowed: %s', (filter, isIt) => {
  expect(isNarrowed(filter)).toBe(isIt);
});
