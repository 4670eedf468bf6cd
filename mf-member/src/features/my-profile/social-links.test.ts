import { isLastWay, shownProviders } from './social-links.ts';

const linked = (...types: string[]) => ({
  sns_list: types.map((sns_type) => ({ sns_type, email: `${sns_type}@example.com` })),
});
const names = (member: ReturnType<typeof linked>, app: 'android' | null) =>
  shownProviders(member, { app }).map(({ provider }) => provider);

it('offers what can be linked, and shows what is', () => {
  expect(names(linked(), null)).toEqual(['kakao', 'naver', 'apple']);
  expect(names(linked('payco'), 'android')).toEqual(['payco', 'kakao', 'naver']);
  expect(names(linked('apple'), 'android')).toEqual(['kakao', 'naver', 'apple']);
});

it.each([
  [true, ['kakao'], false],
  [false, ['kakao'], true],
  [false, ['kakao', 'naver'], false],
])('password %s and %j: the last way in is %s', (has_password, types, isLast) => {
  expect(isLastWay({ ...linked(...types), has_password })).toBe(isLast);
});
