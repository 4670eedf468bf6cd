import { attendanceRewardSchema } from '@mall/contracts/api/content/event-attendance';
import type { EventSummary, viewEvent as endpoint } from '@mall/contracts/api/content/events';
import type { EndpointData } from '@mall/contracts/endpoint';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';
import { notFound } from '../../../platform/http/create-error.ts';
import { offsetOf, paginateOf } from '../../../platform/http/pages.ts';
import { pictureOf } from '../banner-of.ts';
import type { Pictured } from '../pictured.ts';
import { readRichText } from '../rich-text/read-rich-text.ts';

interface EventRow extends Pictured, Row<'events', 'event_id' | 'start_at' | 'end_at'> {
  state: EventSummary['state'];
}

interface ListQuery {
  siteId: number;
  state: EventSummary['state'] | undefined;
  page: number;
  limit: number;
}

/** Shown events `e` with their banner `b` and the state that the clock gives them. */
const eventsAt = (now: Date) => sql`select e.event_id, e.family_site_id, e.start_at, e.end_at, e.content,
    e.has_comments, e.attendance_rewards, e.product_ids as shown_ids, e.winners, e.drawn_at, b.banner_id, b.title, b.subtitle, b.ground_hex, b.cover, b.product_ids,
    case when ${now}::timestamptz < e.start_at then 'READY'
      when ${now}::timestamptz < e.end_at then 'ONGOING' else 'ENDED' end as state
  from events e join banners b using (banner_id) where not e.is_hidden`;

/** A page of a site's events and those of the whole mall: running ones that end soonest first, then coming, then ended. */
export async function listEvents(db: Db, { siteId, state, ...page }: ListQuery, now: Date) {
  const ofSite = sql`from (${eventsAt(now)}) e where (${siteId}::int = 1 or family_site_id in (1, ${siteId}::int))
    and (${state ?? null}::text is null or state = ${state ?? null}::text)`;
  const { rows } = await sql<EventRow>`
    select * ${ofSite}
    order by array_position(array['ONGOING', 'READY', 'ENDED'], state),
      case when state = 'ENDED' then -extract(epoch from end_at) else extract(epoch from end_at) end, event_id
    limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${ofSite}`.execute(db);
  return { rows: rows.map(summaryOf), paginate: paginateOf(page, counted.rows[0]?.total ?? 0) };
}

interface EventDetail extends EventRow, Row<'events', 'has_comments' | 'drawn_at'> {
  content: unknown;
  attendance_rewards: unknown;
  shown_ids: number[];
  winners: string[];
  comment_count: number;
}

const rewardsSchema = z.nullable(z.array(attendanceRewardSchema));

/** One event; NOT_FOUND when there is none. */
export async function viewEvent(db: Db, id: number, now: Date): Promise<EndpointData<typeof endpoint>> {
  const { rows } = await sql<EventDetail>`
    select e.*, (select count(*)::int from event_comments c where c.event_id = e.event_id) as comment_count
    from (${eventsAt(now)}) e where event_id = ${id}`.execute(db);
  const row = rows[0];
  if (!row) throw notFound('종료되었거나 존재하지 않는 이벤트입니다.');
  const rewards = rewardsSchema.parse(row.attendance_rewards);
  return {
    ...summaryOf(row),
    image_pc: pictureOf(row, 'wide'),
    image_mobile: pictureOf(row, 'tall'),
    content: readRichText(row.content),
    has_comments: row.has_comments,
    comment_count: row.comment_count,
    product_ids: row.shown_ids,
    attendance: rewards && { rewards: rewards.sort((one, other) => one.days - other.days) },
    draw: row.drawn_at && { drawn_at: row.drawn_at.toISOString(), winners: row.winners },
  };
}

function summaryOf(row: EventRow): EventSummary {
  return {
    event_id: row.event_id,
    title: row.title,
    subtitle: row.subtitle,
    image: pictureOf(row, 'square'),
    start_at: row.start_at.toISOString(),
    end_at: row.end_at.toISOString(),
    state: row.state,
  };
}
