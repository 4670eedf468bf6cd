import { formatDate, formatDayAndTime, formatTime, koreanDay } from './korean-time.ts';

describe('Korean time', () => {
  it('is nine hours ahead of UTC, also over midnight', () => {
    expect(formatDate('2026-11-20T15:30:00.000Z')).toBe('2026.11.21');
    expect(formatDayAndTime('2026-11-20T15:30:00.000Z')).toBe('11.21(토) 오전 12:30');
  });

  it('names its day', () => {
    expect(koreanDay(Date.parse('2026-11-22T14:59:59.999Z'))).toBe('2026-11-22');
    expect(koreanDay(Date.parse('2026-11-22T15:00:00.000Z'))).toBe('2026-11-23');
  });

  it('says noon as 오후 12', () => {
    expect(formatTime('2026-11-21T03:05:00.000Z')).toBe('오후 12:05');
  });
});
