import { listedKind } from './queries.ts';

it.each([
  ['?kind=exchange', 'EXCHANGE'],
  ['?kind=return', 'RETURN'],
  ['?kind=steal', null],
  ['', null],
])('"%s" leaves claims of the kind %s', (search, kind) => {
  expect(listedKind(new URL(`https://mall.test/mypage/claims${search}`))).toBe(kind);
});
