import { arrivalOf, usualCalendar } from './arrival.ts';

const korea = (time: string) => new Date(`${time}+09:00`);

describe('when an order arrives', () => {
  it.each([
    ['before the cut-off of a Wednesday', '2026-11-25T13:59', '2026-11-26', '2026-11-27', '2026-11-25T14:00'],
    ['from the cut-off on', '2026-11-25T14:00', '2026-11-27', '2026-11-28', '2026-11-26T14:00'],
    [
      'past midnight, which in Korea is another day',
      '2026-11-26T00:30',
      '2026-11-27',
      '2026-11-28',
      '2026-11-26T14:00',
    ],
    ['over a Sunday', '2026-11-28T10:00', '2026-11-30', '2026-12-01', '2026-11-28T14:00'],
    ['on a Sunday', '2026-11-29T10:00', '2026-12-01', '2026-12-02', '2026-11-30T14:00'],
    ['over Christmas and a Sunday', '2026-12-24T15:00', '2026-12-28', '2026-12-29', '2026-12-26T14:00'],
    ['over the new moon holidays', '2027-02-05T10:00', '2027-02-10', '2027-02-11', '2027-02-05T14:00'],
  ])('%s', (_name, now, quick, normal, until) => {
    expect(arrivalOf(usualCalendar, korea(now))).toEqual({
      quick,
      normal,
      order_until: korea(until).toISOString(),
    });
  });

  it('keeps its hour until the shop closes for longer than a week', () => {
    const holidays = Array.from({ length: 10 }, (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}`);
    const calendar = { cut_off_hour: 23, days: 1, holidays };
    expect(arrivalOf(calendar, korea('2026-12-01T09:00'))).toEqual({
      quick: '2026-12-12',
      normal: '2026-12-12',
      order_until: korea('2026-12-11T23:00').toISOString(),
    });
  });
});
