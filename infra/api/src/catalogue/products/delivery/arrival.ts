import { koreanClock, koreanOffsetMs } from '@mall/contracts/domain/korean-time';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';

const daySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** When parcels leave and travel: the row `delivery-calendar` of `settings` (docs/decisions/0117). */
const deliveryCalendarSchema = z.object({
  /** Hour of the day in Korea (1 to 23) until which an order leaves the same day. */
  cut_off_hour: z.int().min(1).max(23),
  /** Delivery days that a parcel of normal delivery takes. */
  days: z.int().min(1).max(14),
  /** Days besides Sundays without delivery, `2026-12-25`. */
  holidays: z.array(daySchema).max(200),
});
export type DeliveryCalendar = z.infer<typeof deliveryCalendarSchema>;

/** Until an operator sets another one; Korean public holidays and their substitutes, to the end of 2027. */
export const usualCalendar: DeliveryCalendar = {
  cut_off_hour: 14,
  days: 2,
  holidays: [
    '2026-12-25',
    '2027-01-01',
    '2027-02-06',
    '2027-02-07',
    '2027-02-08',
    '2027-02-09',
    '2027-03-01',
    '2027-05-05',
    '2027-05-13',
    '2027-06-06',
    '2027-08-15',
    '2027-08-16',
    '2027-09-14',
    '2027-09-15',
    '2027-09-16',
    '2027-10-03',
    '2027-10-04',
    '2027-10-09',
    '2027-10-11',
    '2027-12-25',
    '2027-12-27',
  ],
};

/** Dates (`2026-11-25`, Korea) on which an order made now arrives. */
export interface Arrival {
  quick: string;
  normal: string;
  /** ISO 8601: until then the dates hold. */
  order_until: string;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Quick delivery comes the delivery day after the parcel leaves, normal delivery as many later as the calendar says. */
export function arrivalOf(calendar: DeliveryCalendar, now: Date): Arrival {
  const today = Math.floor(koreanClock(now).getTime() / dayMs);
  const cutOff = (day: number) => day * dayMs - koreanOffsetMs + calendar.cut_off_hour * hourMs;
  const isOpen = (day: number) => !isClosed(calendar, day);
  const next = (day: number) => {
    let open = day + 1;
    // A calendar of two hundred holidays at most always has an open day after them.
    while (!isOpen(open)) open += 1;
    return open;
  };
  const leaves = isOpen(today) && now.getTime() < cutOff(today) ? today : next(today);
  let normal = leaves;
  for (let count = 0; count < calendar.days; count += 1) normal = next(normal);
  return {
    quick: dateOf(next(leaves)),
    normal: dateOf(normal),
    order_until: new Date(cutOff(leaves)).toISOString(),
  };
}

/** A day counted from 1970-01-01, as `2026-11-25`. */
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);

function isClosed({ holidays }: DeliveryCalendar, day: number): boolean {
  return new Date(day * dayMs).getUTCDay() === 0 || holidays.includes(dateOf(day));
}

/** The shop's calendar; an unreadable setting counts as none, so that a typing error in it does not stop purchases. */
export async function loadDeliveryCalendar(db: Db): Promise<DeliveryCalendar> {
  const { rows } = await sql<Row<'settings', 'value'>>`
    select value from settings where code = 'delivery-calendar'`.execute(db);
  return deliveryCalendarSchema.safeParse(rows[0]?.value).data ?? usualCalendar;
}
