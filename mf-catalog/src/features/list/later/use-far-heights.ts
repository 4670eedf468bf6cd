import { type RefObject, useEffect, useState } from 'react';

/** How far from view a page of a list has to be to give up its cards, px: some pages of a phone. */
const farPx = 8000;

/**
 * Heights of a page's places while it is far from view, px, in their order; null while it shows its cards. Thousands of
 * cards would otherwise stay in memory. A page that holds the focus is never far.
 */
export function useFarHeights(ref: RefObject<HTMLUListElement | null>, isReady: boolean): number[] | null {
  const [heights, setHeights] = useState<number[] | null>(null);
  useEffect(() => {
    const list = ref.current;
    // The list itself has no box: its first place says where it is.
    const first = list?.firstElementChild;
    if (!isReady || !list || !first || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting || list.contains(document.activeElement);
        setHeights(
          isNear ? null : Array.from(list.children, (place) => place.getBoundingClientRect().height),
        );
      },
      { rootMargin: `${farPx}px 0px` },
    );
    observer.observe(first);
    // Another width makes other heights: the cards come back and are measured anew.
    let width = window.innerWidth;
    const onResize = () => {
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      setHeights(null);
      observer.unobserve(first);
      observer.observe(first);
    };
    window.addEventListener('resize', onResize);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', onResize);
    };
  }, [ref, isReady]);
  return heights;
}
