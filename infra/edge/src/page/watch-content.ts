import type { ProductChanges } from '../live/product-feed.ts';
import type { PageCache } from './page-cache.ts';

/** Polling interval, ms: with what the API and renders keep, a change shows within five seconds. */
const pollMs = 1_000;

/**
 * Asks the API whether what operators write has changed, and takes pages of before out of use. What changed while the API
 * was away comes with its next answer. Returns its undo.
 */
export function watchContent(
  cache: Pick<PageCache, 'contentChanged'>,
  ask: (cursor: string | undefined) => Promise<ProductChanges>,
): () => void {
  let cursor: string | undefined;
  let timer: NodeJS.Timeout;
  let isOver = false;
  const look = async () => {
    try {
      const isFirst = cursor === undefined;
      const changes = await ask(cursor);
      cursor = changes.cursor;
      if (!isFirst && changes.has_content_changed) cache.contentChanged();
    } catch {
      // Polled again after the interval, from the same place.
    }
    if (!isOver) again();
  };
  const again = () => {
    timer = setTimeout(() => void look(), pollMs);
    timer.unref();
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
