import { loadHttp } from '@mall/contracts/client/create-api-client';

/** By these a shopper has begun to use the page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const;

/** Fetches what sends calls before the first press that needs it. A call that comes without it fetches it itself. */
export function loadHttpWhenUsed(): void {
  const stop = new AbortController();
  const load = () => {
    stop.abort();
    void loadHttp().catch(() => undefined);
  };
  for (const sign of signs) addEventListener(sign, load, { signal: stop.signal, passive: true });
}
