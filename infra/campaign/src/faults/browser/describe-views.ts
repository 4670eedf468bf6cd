import type { Seen, View } from './record-views.ts';

/** Shorter views are not noticed, ms. */
const glimpseMs = 80;

/** Of a sentence in the table, letters. */
const sentenceLength = 60;

const words: Record<View, string> = {
  before: 'the page before',
  server: "the server's page, not answering yet",
  alive: 'the page',
  'panel-over-content': "the server's page under a notice with a retry button",
  panel: 'a notice with a retry button',
  words: 'a sentence with a retry button',
  skeleton: 'a skeleton',
  blank: 'nothing',
};

/** What lasted long enough to be seen. */
function visible(seen: readonly Seen[]): Seen[] {
  return seen.filter(({ at }, index) => {
    const next = seen[index + 1];
    return !next || next.at - at >= glimpseMs;
  });
}

/** What a shopper saw one after the other; what came again and again stands where it was last. */
export function describeViews(seen: readonly Seen[]): string {
  const parts = new Map<View, string>();
  for (const { view, text } of visible(seen)) {
    parts.delete(view);
    parts.set(view, text ? `${words[view]}: “${text.slice(0, sentenceLength)}”` : words[view]);
  }
  return [...parts.values()].join(', then ');
}

/** Each change with its time, ms, for the words of a fall. */
export const timeline = (seen: readonly Seen[]): string =>
  seen.map(({ view, at }) => `${view} ${at}`).join(', ');

/** Whether a place of the page was empty, long enough to be seen. */
export const wasBlank = (seen: readonly Seen[]): boolean =>
  visible(seen).some(({ view }) => view === 'blank');

/** When the page answered for good, ms; null when it does not. */
export const aliveAt = (seen: readonly Seen[]): number | null => {
  const last = seen.at(-1);
  return last?.view === 'alive' ? last.at : null;
};
