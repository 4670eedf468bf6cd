import { useEffect, useState } from 'react';

/** What a shopper does first on a page, with whatever device. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const;

/** Whether the shopper has begun to do something: the moment to load what only a doing shopper needs. */
export function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched) return;
    const stop = new AbortController();
    for (const sign of signs)
      window.addEventListener(sign, () => setTouched(true), {
        signal: stop.signal,
        once: true,
        passive: true,
      });
    return () => stop.abort();
  }, [isTouched]);
  return isTouched;
}
