/** Last page that the API takes of most lists. */
const lastPage = 1000;

/** A positive whole number as it stands in a path or a query, else null. */
export function idParam(value: string | null | undefined): number | null {
  return value && /^\d{1,9}$/.test(value) && Number(value) > 0 ? Number(value) : null;
}

/** The page that a URL asks for; anything but a page that there can be means the first (spec 2.2). */
export function pageParam(url: URL, maximum: number = lastPage): number {
  const page = idParam(url.searchParams.get('page')) ?? 1;
  return page <= maximum ? page : 1;
}

/** One of these values that a URL names; null where it names none of them, which has the meaning of no value (spec 2.2). */
export const choiceParam = <Choice extends string>(
  url: URL,
  name: string,
  choices: readonly Choice[],
): Choice | null => choices.find((choice) => choice === url.searchParams.get(name)) ?? null;

/** What no text has: NUL, halves of letters, and the sign for bytes that were none. Nothing is found by them. */
const unreadable = /[\0\uFFFD]|\p{Surrogate}/gu;

/** A text of a URL as the API takes it, at most so many letters long; empty without one. */
export function textParam(url: URL, name: string, maximum: number): string {
  const given = (url.searchParams.get(name) ?? '').trim().slice(0, maximum);
  return given.replace(unreadable, '').trim();
}
