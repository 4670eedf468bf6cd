import { lockClasses, lockKeys } from './lock-classes.ts';

it.each([
  ['classes', lockClasses],
  ['keys', lockKeys],
])('no two %s of advisory locks are the same, so that unrelated work does not wait', (_kind, numbers) => {
  expect(new Set(Object.values(numbers)).size).toBe(Object.keys(numbers).length);
});
