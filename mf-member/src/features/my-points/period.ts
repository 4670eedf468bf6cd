import { koreanDay } from '@mall/contracts/domain/korean-day';
import { choiceParam } from '@mall/remote-kit/url-params';

/** Times to look back over, in days; `all` has no beginning. */
const periodDays = { month: 30, quarter: 90, year: 365, all: null } as const;
export type Period = keyof typeof periodDays;
export const periods = Object.keys(periodDays) as readonly Period[];

/** The period that a URL asks for; anything else means three months. */
export const periodParam = (url: URL): Period => choiceParam(url, 'period', periods) ?? 'quarter';

/** First Korean day of a period; undefined where it has none. */
export function firstDay(period: Period, now: Date): string | undefined {
  const days = periodDays[period];
  if (days === null) return undefined;
  return koreanDay(now.getTime() - days * 86_400_000);
}

/** Address of a page of a period. */
export function pointsHref(period: Period, page = 1): string {
  const query = new URLSearchParams({
    ...(period === 'quarter' ? {} : { period }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return query ? `/mypage/points?${query}` : '/mypage/points';
}
