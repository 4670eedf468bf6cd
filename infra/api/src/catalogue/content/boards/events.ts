import type { EventSummary, viewEvent as endpoint } from '@mall/contracts/api/content/events';
import type { EndpointData } from '@mall/contracts/endpoint';
import { sql } from 'kysely';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';
import { notFound } from '../../../platform/http/create-error.ts';
import { offsetOf, paginateOf } from '../../../platform/http/pages.ts';
import { loadCards } from '../../lists/cards/load-cards.ts';
import type { PriceView } from '../../pricing/price-view.ts';
import { pictureOf } from '../banner-of.ts';
import type { Pictured } from '../pictured.ts';

interface EventRow extends Pictured, Row<'events', 'event_id' | 'start_at' | 'end_at'> {
  state: EventSummary['state'];
}

interface ListQuery {
  siteId: number;
  state: EventSummary['state'] | undefined;
  page: number;
  limit: number;
}

/** Events `e` with their banner `b` and the state that the clock gives them. */
const eventsAt = (now: Date) => sql`select e.event_id, e.family_site_id, e.start_at, e.end_at, e.content,
    e.has_comments, e.product_ids as shown_ids, b.banner_id, b.title, b.subtitle, b.ground_hex, b.product_ids,
    case when ${now}::timestamptz < e.start_at then 'READY'
      when ${now}::timestamptz < e.end_at then 'ONGOING' else 'ENDED' end as state
  from events e join banners b using (banner_id)`;

/** A page of a site's events: running ones that end soonest first, then coming, then ended. */
export async function listEvents(db: Db, { siteId, state, ...page }: ListQuery, now: Date) {
  const ofSite = sql`from (${eventsAt(now)}) e where (${siteId}::int = 1 or family_site_id = ${siteId}::int)
    and (${state ?? null}::text is null or state = ${state ?? null}::text)`;
  const { rows } = await sql<EventRow>`
    select * ${ofSite}
    order by array_position(array['ONGOING', 'READY', 'ENDED'], state),
      case when state = 'ENDED' then -extract(epoch from end_at) else extract(epoch from end_at) end, event_id
    limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${ofSite}`.execute(db);
  return { rows: rows.map(summaryOf), paginate: paginateOf(page, counted.rows[0]?.total ?? 0) };
}

type EventDetail = EventRow & { content: string[]; has_comments: boolean; shown_ids: number[] };

/** One event; NOT_FOUND when there is none. */
export async function viewEvent(db: Db, id: number, view: PriceView): Promise<EndpointData<typeof endpoint>> {
  const { rows } = await sql<EventDetail & { comment_count: number }>`
    select e.*, (select count(*)::int from event_comments c where c.event_id = e.event_id) as comment_count
    from (${eventsAt(view.now)}) e where event_id = ${id}`.execute(db);
  const row = rows[0];
  if (!row) throw notFound('종료되었거나 존재하지 않는 이벤트입니다.');
  return {
    ...summaryOf(row),
    content: row.content,
    has_comments: row.has_comments,
    comment_count: row.comment_count,
    products: await loadCards(db, row.shown_ids, view),
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
