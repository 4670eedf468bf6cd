import { type OrderStatus, orderStatusSchema } from '@mall/contracts/domain/orders/order-status';
import { dayParam } from '@mall/remote-kit/day-param';
import { choiceParam } from '@mall/remote-kit/url-params';

/** Stretches of time by which orders are looked for; the day is Korea's. */
export const periods = ['1w', '1m', '3m', '6m', 'own'] as const;
type Period = (typeof periods)[number];

export interface OrderSearch {
  period: Period;
  /** Of an own stretch. */
  from: string | null;
  to: string | null;
  status: OrderStatus | null;
  page: number;
}

/** What a URL looks for. What it does not know is left out: the last three months, any status (spec 2.2). */
export function searchOf(url: URL, page: number): OrderSearch {
  const wanted = choiceParam(url, 'period', periods) ?? '3m';
  const [from, to] = [dayParam(url, 'from'), dayParam(url, 'to')];
  const isOwn = wanted === 'own' && from !== null && to !== null && from <= to;
  return {
    period: wanted === 'own' && !isOwn ? '3m' : wanted,
    from: isOwn ? from : null,
    to: isOwn ? to : null,
    status: choiceParam(url, 'status', orderStatusSchema.options),
    page,
  };
}

/** Address of a search; what is as without saying is not said. */
export function searchHref(search: Partial<OrderSearch>): string {
  const { period = '3m', from, to, status, page = 1 } = search;
  const query = new URLSearchParams({
    ...(period === '3m' ? {} : { period }),
    ...(period === 'own' && from && to ? { from, to } : {}),
    ...(status ? { status } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return query ? `/mypage/orders?${query}` : '/mypage/orders';
}

/** Days that a period means, both included; a month without the day ends with its last one. */
export function daysOf(
  { period, from, to }: Pick<OrderSearch, 'period' | 'from' | 'to'>,
  today: string,
): { from: string; to: string } {
  if (period === 'own' && from && to) return { from, to };
  if (period === '1w') {
    const week = new Date(Date.parse(`${today}T00:00:00Z`) - 6 * 86_400_000);
    return { from: week.toISOString().slice(0, 10), to: today };
  }
  const months = period === '1m' ? 1 : period === '6m' ? 6 : 3;
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const start = new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastDay)));
  return { from: start.toISOString().slice(0, 10), to: today };
}
