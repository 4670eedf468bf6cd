import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';
import { articlesOutAt } from '../content/boards/magazines.ts';
import { plansRunningAt } from '../content/boards/plans.ts';
import { loadSettings } from '../content/settings.ts';

/** A page with the moment of its latest change; null when that is not known. */
export interface Dated {
  path: string;
  last_modified: Date | null;
}

/** Pages of content that are always there, by the address that each calls its own; what they list begins with `of`. */
const readingLists: readonly { path: string; of?: string }[] = [
  { path: '/event/list', of: '/event/common/view/' },
  { path: '/plan/common/list?initialBrandTabName=all', of: '/plan/common/view/' },
  { path: '/board/magazine', of: '/board/magazine/' },
  { path: '/board/notice', of: '/board/notice/' },
  { path: '/board/plus_review_article?page=1' },
  { path: '/benefit/list' },
  { path: '/brand/introduce' },
  { path: '/livestream' },
  { path: '/cs/faq' },
  { path: '/store' },
  { path: '/policy/terms' },
  { path: '/policy/privacy' },
  { path: '/policy/youth' },
];

/** What shoppers can read at this moment, lists first; at most `limit` addresses. */
export async function loadReading(db: Db, now: Date, limit: number): Promise<Dated[]> {
  const { site } = await loadSettings(db, 1);
  const texts = await published(db, now);
  const lists = readingLists.map(({ path, of }) => ({
    path,
    last_modified: of ? latestOf(texts, of) : null,
  }));
  const zone = site.is_coupon_zone ? [{ path: '/coupon/list', last_modified: null }] : [];
  return [...lists, ...zone, ...(await introductions(db)), ...texts].slice(0, limit);
}

/** The latest change of pages whose address begins so; null when there is none. */
export function latestOf(pages: readonly Dated[], of = ''): Date | null {
  const times = pages.flatMap(({ path, last_modified }) =>
    last_modified && path.startsWith(of) ? [last_modified.getTime()] : [],
  );
  return times.length > 0 ? new Date(times.reduce((latest, time) => Math.max(latest, time))) : null;
}

/** Introductions of brands that have something to sell. */
async function introductions(db: Db): Promise<Dated[]> {
  const { rows } = await sql<Dated>`
    select '/brand/introduce?brand=' || brand_id as path, null as last_modified
    from products where not is_hidden group by brand_id order by brand_id`.execute(db);
  return rows;
}

/** Texts of operators. One has changed when it came out, or when the audit log says so. */
async function published(db: Db, now: Date): Promise<Dated[]> {
  const { rows } = await sql<Dated>`
    with changes as (select subject, max(done_at) as done_at from audit_log
      where subject ~ '^(event|plan|magazine|notice) ' group by subject),
    texts as (
      select 'event ' || event_id as subject, '/event/common/view/' || event_id as path, start_at as out_at
        from events where not is_hidden and start_at <= ${now}::timestamptz
      union all
      select 'plan ' || l.plan_id, '/plan/common/view/' || l.plan_id, l.start_at from plans l
        where ${plansRunningAt(now)}
      union all
      select 'magazine ' || m.magazine_id, '/board/magazine/' || m.magazine_id, m.created_at from magazines m
        where ${articlesOutAt(now)}
      union all
      select 'notice ' || notice_id, '/board/notice/' || notice_id, created_at from notices
        where created_at <= ${now}::timestamptz)
    select path, greatest(out_at, done_at) as last_modified from texts left join changes using (subject)
    order by path`.execute(db);
  return rows;
}
