import { useCallback, useEffect, useRef, useState } from 'react';

/** Time a slide stays, ms. */
export const slideDuration = 5000;

/** A scroll-snap track of slides as wide as itself: which one is in view, and turning by itself. */
export function useCarousel(count: number) {
  const trackRef = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isHeld, hold] = useState(false);

  const onScroll = useCallback(() => {
    const track = trackRef.current;
    if (track?.clientWidth) setIndex(Math.round(track.scrollLeft / track.clientWidth));
  }, []);

  const goTo = useCallback(
    (target: number) => {
      const track = trackRef.current;
      const place = (target + count) % count;
      track?.scrollTo({ left: place * track.clientWidth, behavior: 'smooth' });
    },
    [count],
  );

  // Only after hydration, so that the first slide stands still until then.
  useEffect(() => {
    const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
    setPlaying(!isCalm);
  }, []);

  useEffect(() => {
    if (!isPlaying || isHeld || count < 2) return;
    const timer = setInterval(() => {
      // Behind a dialog it stands still.
      const isCovered = document.hidden || document.documentElement.dataset.modal !== undefined;
      if (!isCovered) goTo(index + 1);
    }, slideDuration);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, count, index, goTo]);

  const toggle = useCallback(() => setPlaying((playing) => !playing), []);
  return { trackRef, index, isPlaying, isHeld, onScroll, goTo, toggle, hold };
}
