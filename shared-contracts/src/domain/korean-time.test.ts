import { formatDate, formatDayAndTime, formatTime, koreanClock, koreanOffsetMs } from './korean-time.ts';

describe('Korean time', () => {
  it('is nine hours ahead of UTC, also over midnight', () => {
    expect(formatDate('2026-11-20T15:30:00.000Z')).toBe('2026.11.21');
    expect(formatDayAndTime('2026-11-20T15:30:00.000Z')).toBe('11.21(토) 오전 12:30');
  });

  it('stands in the UTC fields of the clock, and goes back by the offset', () => {
    const moment = new Date('2026-12-31T15:00:00.000Z');
    const clock = koreanClock(moment);
    expect([clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate(), clock.getUTCHours()]).toEqual([
      2027, 0, 1, 0,
    ]);
    expect(Date.UTC(2027, 0, 1) - koreanOffsetMs).toBe(moment.getTime());
  });

  it('says noon as 오후 12', () => {
    expect(formatTime('2026-11-21T03:05:00.000Z')).toBe('오후 12:05');
  });
});
