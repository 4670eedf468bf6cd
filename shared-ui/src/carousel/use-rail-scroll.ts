import { useCallback, useEffect, useRef, useState } from 'react';

/** Where a horizontal scroller of `count` items stands, and how to move it by almost one view. */
export function useRailScroll(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const [{ atStart, atEnd }, setPlace] = useState({ atStart: true, atEnd: false });

  const update = useCallback(() => {
    const list = ref.current;
    if (!list) return;
    const next = {
      atStart: list.scrollLeft < 4,
      atEnd: list.scrollLeft + list.clientWidth > list.scrollWidth - 4,
    };
    setPlace((place) => (place.atStart === next.atStart && place.atEnd === next.atEnd ? place : next));
  }, []);

  // Items change how far it scrolls without changing its own size.
  // biome-ignore lint/correctness/useExhaustiveDependencies: count is what makes it look again
  useEffect(update, [update, count]);

  useEffect(() => {
    if (!ref.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(update);
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [update]);

  const move = useCallback((direction: 1 | -1) => {
    const list = ref.current;
    list?.scrollBy({ left: direction * list.clientWidth * 0.8, behavior: 'smooth' });
  }, []);

  return { ref, atStart, atEnd, update, move };
}
