/** What no text has: NUL, halves of letters, and the mark for bytes that were none. The API refuses them. */
const unreadable = /[\0\uFFFD]|\p{Surrogate}/gu;

/** A text that an address asks for, as the API takes it. */
export function textParam(url: URL, name: string, maximum: number): string {
  const given = (url.searchParams.get(name) ?? '').trim().slice(0, maximum);
  return given.replace(unreadable, '').trim();
}

/** The word that an address searches for, as the API takes it. */
export function keywordParam(url: URL): string {
  return textParam(url, 'keyword', 50);
}
