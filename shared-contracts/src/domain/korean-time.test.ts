import { formatDate, formatDayAndTime, formatTime } from './korean-time.ts';

describe('Korean time', () => {
  it('is nine hours ahead of UTC, also over midnight', () => {
    expect(formatDate('2026-11-20T15:30:00.000Z')).toBe('2026.11.21');
    expect(formatDayAndTime('2026-11-20T15:30:00.000Z')).toBe('11.21(토) 오전 12:30');
  });

  it('says noon as 오후 12', () => {
    expect(formatTime('2026-11-21T03:05:00.000Z')).toBe('오후 12:05');
  });
});
