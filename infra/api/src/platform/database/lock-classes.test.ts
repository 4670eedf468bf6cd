import { lockClasses, lockKeys } from './lock-classes.ts';

it.each([
  ['classes', lockClasses],
  ['keys', lockKeys],
])('no two %s of advisory locks are the same, so that nobody waits for a stranger', (_kind, numbers) => {
  expect(new Set(Object.values(numbers)).size).toBe(Object.keys(numbers).length);
});
