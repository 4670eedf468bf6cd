import { listCampaigns } from '@mall/contracts/api/catalogue/live';
import { listNotices } from '@mall/contracts/api/content/content';
import { listEventComments } from '@mall/contracts/api/content/event-comments';
import { listEvents } from '@mall/contracts/api/content/events';
import { facets, type Season } from '@mall/contracts/domain/catalogue/facets';
import { sql } from 'kysely';
import { koreanDay, seasonBefore, seasonOf, seasonSpan } from '../../wardrobe/season.ts';
import type { Shop } from '../reading/shop.ts';
import type { Rule } from '../rule.ts';

const koreanHourOf = (iso: string) => (new Date(iso).getUTCHours() + 9) % 24;

/** Words that belong to some seasons of the shops only. */
const seasonWords: readonly (readonly [word: RegExp, seasons: readonly Season[]])[] = [
  [/폭설|첫눈|눈이 오|한파|영하|겨울/, ['WINTER']],
  [/가을|단풍|추석/, ['FALL']],
  [/벚꽃|(?<![가-힣])봄|올봄/, ['SPRING']],
  [/여름|폭염|장마|집중호우/, ['SUMMER', 'FALL']],
];
const isOutOfSeason = (text: string, at: Date) =>
  seasonWords.some(([word, seasons]) => word.test(text) && !seasons.includes(seasonOf(at)));

/** Everything a home says in its headlines. */
const headlinesOf = ({ sites }: Shop) =>
  sites.flatMap(({ site, home, banners }) => {
    const { sections } = home;
    const titled = [
      ...banners,
      ...sections.look_collection,
      ...sections.show_case,
      ...sections.plan_exhibitions,
    ];
    return [
      ...titled.map(({ title, subtitle }) => `${site.code}: ${title} ${subtitle}`),
      ...sections.keyword_styling.map(({ keyword }) => `${site.code}: ${keyword}`),
    ];
  });

/** What an event's title says of its time, and what is then true of its period. */
const titleRules: readonly (readonly [
  title: RegExp,
  agrees: (start: Date, end: Date, now: Date) => boolean,
])[] = [
  [/마지막 옷장/, (_start, end, now) => seasonOf(end) === seasonBefore(now)],
  [/미리보기/, (start, _end, now) => start < seasonSpan(now).from],
  [/^올(봄|여름|가을|겨울)/, (_start, end, now) => end >= now],
  [/연말/, (start) => koreanDay(start).month >= 11],
  [/새해/, (start) => koreanDay(start).month === 1 && koreanDay(start).day === 1],
  [/\d월의 첫 세일/, (start) => koreanDay(start).day === 1],
];

async function wrongEvents({ call, now }: Shop): Promise<string[]> {
  const { rows } = await call(listEvents, { query: { page: 1, limit: 50 } });
  return rows.flatMap(({ title, subtitle, start_at, end_at }) => {
    const [start, end] = [new Date(start_at), new Date(end_at)];
    const isWrong = titleRules.some(([word, agrees]) => word.test(title) && !agrees(start, end, now));
    const [, month] = /(\d+)월 1일 0시/.exec(subtitle) ?? [];
    const { month: own, day } = koreanDay(start);
    const isOther =
      month !== undefined && (Number(month) !== own || day !== 1 || koreanHourOf(start_at) !== 0);
    return isWrong || isOther ? [`${title}: ${start_at} to ${end_at}`] : [];
  });
}

async function earlyComments({ call, now }: Shop): Promise<string[]> {
  const { rows } = await call(listEvents, { query: { page: 1, limit: 50 } });
  const found: string[] = [];
  for (const { event_id, title, start_at, end_at } of rows) {
    const comments = await call(listEventComments, {
      params: { id: event_id },
      query: { page: 1, limit: 50 },
    });
    for (const { content, created_at } of comments.rows)
      if (created_at < start_at || created_at > end_at || created_at > now.toISOString())
        found.push(`${title}: ${content} at ${created_at}`);
  }
  return found;
}

async function oddHours({ call, now }: Shop): Promise<string[]> {
  const { rows } = await call(listCampaigns, { query: { count: 50 } });
  const isWatched = (hour: number) => hour === 12 || (hour >= 18 && hour <= 21);
  const odd = rows.filter(({ start_at }) => !isWatched(koreanHourOf(start_at)));
  const onAir = rows.filter(
    ({ start_at, end_at }) => start_at <= now.toISOString() && end_at > now.toISOString(),
  );
  return [
    ...odd.map(({ title, start_at }) => `${title} begins at ${start_at}`),
    ...(onAir.length === 1 ? [] : [`${onAir.length} shows are on air`]),
  ];
}

async function wrongNotices({ call }: Shop): Promise<string[]> {
  const found: string[] = [];
  const { paginate } = await call(listNotices, { query: { page: 1 } });
  for (let page = 1; page <= paginate.last_page; page += 1)
    for (const { title, created_at } of (await call(listNotices, { query: { page } })).rows) {
      const at = new Date(created_at);
      const isClearance = /시즌오프/.test(title);
      if (!isClearance && isOutOfSeason(title, at) && !/추석/.test(title))
        found.push(`${title} on ${created_at}`);
      const { month } = koreanDay(at);
      if (/폭설/.test(title) && month > 2 && month < 12) found.push(`${title} on ${created_at}`);
      if (/추석/.test(title) && (month < 9 || month > 10)) found.push(`${title} on ${created_at}`);
    }
  return found;
}

interface CouponRow {
  name: string;
  starts_at: Date;
  ends_at: Date;
}

async function lateCoupons({ db, now }: Shop): Promise<string[]> {
  const { rows } = await sql<CouponRow>`select name, starts_at, ends_at from coupons`.execute(db);
  return rows
    .filter(({ name, ends_at }) => {
      const said = facets.season.values.find((season) => name.includes(season.name));
      if (!said) return false;
      return seasonOf(ends_at) !== said.value || ends_at.getTime() > now.getTime() + 200 * 86_400_000;
    })
    .map(({ name, ends_at }) => `${name} until ${ends_at.toISOString()}`);
}

async function couponsWithinDay({ db }: Shop): Promise<string[]> {
  const { rows } = await sql<CouponRow>`select name, starts_at, ends_at from coupons`.execute(db);
  return rows
    .filter(({ ends_at }) => koreanDay(ends_at).day === koreanDay(new Date(ends_at.getTime() + 60_000)).day)
    .map(({ name, ends_at }) => `${name} until ${ends_at.toISOString()}`);
}

/** Rules of days and hours. */
export const timeRules: readonly Rule[] = [
  { name: 'broadcasts begin at noon or between 18:00 and 22:00, and one is on air', find: oddHours },
  { name: 'titles of events agree with their days', find: wrongEvents },
  { name: 'comments lie within their event and before now', find: earlyComments },
  { name: 'notices speak of the season of their day', find: wrongNotices },
  { name: 'coupons end with the season in their name', find: lateCoupons },
  { name: 'coupons end with a day', find: couponsWithinDay },
  {
    name: 'headlines speak of no other season',
    find: (shop) => headlinesOf(shop).filter((line) => isOutOfSeason(line, shop.now)),
  },
  {
    name: 'reviews are written between release and now',
    find: ({ products, now }) =>
      products.flatMap(({ view, reviews, releasedAt }) =>
        reviews
          .filter(({ created_at }) => new Date(created_at) < releasedAt || new Date(created_at) > now)
          .map(({ created_at }) => `${view.product_name} of ${releasedAt.toISOString()}: ${created_at}`),
      ),
  },
];
