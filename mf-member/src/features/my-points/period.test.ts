import { firstDay, periodParam, pointsHref } from './period.ts';

it('a period begins on a Korean day', () => {
  // Half past midnight in Korea.
  expect(firstDay('month', new Date('2026-11-22T15:30:00Z'))).toBe('2026-10-24');
  expect(firstDay('all', new Date())).toBeUndefined();
});

it.each([
  ['?period=year', 'year'],
  ['?period=decade', 'quarter'],
  ['', 'quarter'],
])('"%s" asks for %s', (search, period) => {
  expect(periodParam(new URL(`https://mall.test/mypage/points${search}`))).toBe(period);
});

it('has an address for each page of it', () => {
  expect([pointsHref('quarter'), pointsHref('all', 2)]).toEqual([
    '/mypage/points',
    '/mypage/points?period=all&page=2',
  ]);
});
