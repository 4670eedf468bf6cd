import { dayParam } from './day-param.ts';

it.each([
  ['?from=2026-02-28', '2026-02-28'],
  ['?from=2026-02-31', null],
  ['?from=2026-2-1', null],
  ['?from=today', null],
  ['?from=', null],
  ['', null],
])('"%s" names the day %s', (search, day) => {
  expect(dayParam(new URL(`https://mall.test/mypage/orders${search}`), 'from')).toBe(day);
});
