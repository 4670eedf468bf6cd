import { plainName } from './plain-name.ts';

it.each([
  ['김서연', '김서연'.normalize('NFD')],
  ['김서연', ' 김 서연\t'],
  ['Kim Seoyeon', 'kim  SEOYEON'],
])('%p is the name of %p', (one, other) => expect(plainName(one)).toBe(plainName(other)));

it('distinguishes names by every letter', () =>
  expect(plainName('Kim Seoyeon')).not.toBe(plainName('Kim Seoyeo')));
