import {
  productChangedEvent,
  productChangedSchema,
  productStreamOf,
} from '@mall/contracts/platform/product-stream';
import * as z from 'zod/mini';

/**
 * Follows stock and price by server-sent events while the tab is in view: HTTP/1 browsers share six connections by
 * site. `onNews` is called when the page may be out of date, also after silence. Returns its undo.
 */
export function followProduct(productId: number, onNews: () => void): () => void {
  let source: EventSource | null = null;
  let asking: number | undefined;

  const askWithin = (ms: number) => {
    asking ??= window.setTimeout(() => {
      asking = undefined;
      onNews();
    }, Math.random() * ms);
  };
  const listen = () => {
    if (source || !('EventSource' in window) || document.visibilityState === 'hidden') return;
    source = new EventSource(productStreamOf(productId));
    // What changed before, or while the connection was away, did not arrive.
    source.addEventListener('open', () => askWithin(0));
    source.addEventListener(productChangedEvent, ({ data }: MessageEvent<string>) => {
      const changed = z.safeParse(productChangedSchema, parseJson(data));
      if (changed.success) askWithin(changed.data.within_ms);
    });
  };
  const stop = () => {
    source?.close();
    source = null;
  };
  const onVisibility = () => (document.visibilityState === 'hidden' ? stop() : listen());
  document.addEventListener('visibilitychange', onVisibility);
  listen();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(asking);
    stop();
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
