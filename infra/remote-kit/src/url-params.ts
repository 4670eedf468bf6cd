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
