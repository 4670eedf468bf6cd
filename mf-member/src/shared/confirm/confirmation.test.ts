import { dropConfirmation, isConfirmed, keepConfirmation } from './confirmation.ts';

it('is of one member, for a while, until it is dropped', () => {
  const now = Date.parse('2026-11-23T01:00:00.000Z');
  expect(isConfirmed(7, now)).toBe(false);
  keepConfirmation(7, '2026-11-23T01:30:00.000Z');
  expect(isConfirmed(7, now)).toBe(true);
  expect(isConfirmed(8, now)).toBe(false);
  expect(isConfirmed(null, now)).toBe(false);
  expect(isConfirmed(7, now + 30 * 60_000)).toBe(false);
  dropConfirmation();
  expect(isConfirmed(7, now)).toBe(false);
});
