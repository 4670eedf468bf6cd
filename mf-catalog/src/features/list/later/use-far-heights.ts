import { type RefObject, useEffect, useState } from 'react';

/** How far from view a page of a list has to be to give up its cards, px: some pages of a phone. */
const farPx = 8000;

/**
 * Heights of a page's places while it is far from view, px, in their order; null while it shows its cards. Thousands of
 * cards would otherwise stay in memory. A page keeps them as long as it holds the focus.
 */
export function useFarHeights(ref: RefObject<HTMLUListElement | null>, isReady: boolean): number[] | null {
  const [heights, setHeights] = useState<number[] | null>(null);
  useEffect(() => {
    const list = ref.current;
    // The list itself has no box: its first place says where it is.
    const first = list?.firstElementChild;
    if (!isReady || !list || !first || typeof IntersectionObserver === 'undefined') return;
    let isFar = false;
    const update = () => {
      const keepsCards = !isFar || list.contains(document.activeElement);
      setHeights(
        keepsCards ? null : Array.from(list.children, (place) => place.getBoundingClientRect().height),
      );
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isFar = !entries.at(-1)?.isIntersecting;
        update();
      },
      { rootMargin: `${farPx}px 0px` },
    );
    // It may have gone far while it held the focus. One frame later the focus is where it went.
    const onFocusOut = () => {
      if (isFar) requestAnimationFrame(update);
    };
    list.addEventListener('focusout', onFocusOut);
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
      list.removeEventListener('focusout', onFocusOut);
      window.removeEventListener('resize', onResize);
    };
  }, [ref, isReady]);
  return heights;
}
