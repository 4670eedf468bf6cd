import { useEffect } from 'react';

/** Parts above an anchor may come and grow for this long after the jump, ms. */
const holdMs = 3000;
/** With these the shopper goes elsewhere, and is let go. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Keeps the section in view that an anchor led to, while parts above it are still being loaded. */
export function useAnchorStays(ids: readonly string[]): void {
  useEffect(() => {
    let release = () => {};
    const onHash = () => {
      release();
      const id = window.location.hash.slice(1);
      if (ids.includes(id)) release = hold(id);
    };
    window.addEventListener('hashchange', onHash);
    return () => {
      window.removeEventListener('hashchange', onHash);
      release();
    };
  }, [ids]);
}

function hold(id: string): () => void {
  const target = document.getElementById(id);
  if (!target || !('ResizeObserver' in window)) return () => {};
  const observer = new ResizeObserver(() => target.scrollIntoView({ behavior: 'instant' }));
  observer.observe(document.body);
  const stop = new AbortController();
  const release = () => {
    observer.disconnect();
    stop.abort();
  };
  const timer = setTimeout(release, holdMs);
  stop.signal.addEventListener('abort', () => clearTimeout(timer));
  for (const sign of signs) window.addEventListener(sign, release, { passive: true, signal: stop.signal });
  return release;
}
