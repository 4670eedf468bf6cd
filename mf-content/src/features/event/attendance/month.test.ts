import { weeksOf } from './month.ts';

describe('the weeks of a month', () => {
  it('begin on Sunday and leave out other months', () => {
    const weeks = weeksOf('2026-11-23');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toEqual({ day: '2026-11-01', date: 1 });
    expect(weeks[4]?.map((day) => day?.date ?? null)).toEqual([29, 30, null, null, null, null, null]);
  });

  it('are four in a February from Sunday, and know leap years', () => {
    expect(weeksOf('2026-02-10')).toHaveLength(4);
    expect(weeksOf('2028-02-10').flat()).toContainEqual({ day: '2028-02-29', date: 29 });
  });
});
