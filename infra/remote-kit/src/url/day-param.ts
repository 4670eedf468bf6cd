import { isDay } from '@mall/contracts/domain/day';

/** A day that exists, as `YYYY-MM-DD`, that a URL names; else null. Beside `url-params.ts`, which every remote carries. */
export function dayParam(url: URL, name: string): string | null {
  const day = url.searchParams.get(name);
  return day && isDay(day) ? day : null;
}
