import { koreanDay } from './korean-day.ts';

it('begins nine hours before the one of UTC', () => {
  expect(koreanDay(Date.parse('2026-11-22T14:59:59.999Z'))).toBe('2026-11-22');
  expect(koreanDay(Date.parse('2026-11-22T15:00:00.000Z'))).toBe('2026-11-23');
});
