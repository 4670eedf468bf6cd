/** A remote that is tried again reports each time, with an address of its own; a reason says what, and not all of it. */
const mostReasons = 5;
const longestReason = 400;

const shortened = (text: string) => (text.length > longestReason ? `${text.slice(0, longestReason)}…` : text);

/** The first reasons, each once and as long as a person reads. */
export function readableReasons(reasons: readonly string[]): string[] {
  const all = [...new Set(reasons.map(shortened))];
  const more = all.length - mostReasons;
  return more > 0 ? [...all.slice(0, mostReasons), `and ${more} more`] : all;
}
