import { type RefObject, useEffect, useState } from 'react';

/** How far off screen a page of a list gives up its cards, px: some pages of a phone. */
const offScreenPx = 8000;

/** Heights of a page without its cards, px: one where its rows are its own, one for each place where it shares one. */
export type OffScreen = { height: number } | { heights: number[] };

/** Thousands of places in one grid take a PC 30 ms of layout in each frame: a page of whole rows is one place. */
function measure(list: HTMLUListElement): OffScreen {
  const places = Array.from(list.children, (place) => place.getBoundingClientRect());
  const grid = list.parentElement?.getBoundingClientRect();
  const [first, last] = [places[0], places.at(-1)];
  const isOfWholeRows =
    first && last && grid && Math.abs(first.left - grid.left) < 1 && Math.abs(last.right - grid.right) < 1;
  return isOfWholeRows
    ? { height: last.bottom - first.top }
    : { heights: places.map(({ height }) => height) };
}

/**
 * The height of a page that is off screen; null while it shows its cards, of which thousands would stay in memory.
 * A page keeps them as long as it holds the focus.
 */
export function useOffScreen(ref: RefObject<HTMLUListElement | null>, isReady: boolean): OffScreen | null {
  const [place, setPlace] = useState<OffScreen | null>(null);
  useEffect(() => {
    const list = ref.current;
    if (!isReady || !list || typeof IntersectionObserver === 'undefined') return;
    let offScreen: OffScreen | null = null;
    const near = new Set<Element>();
    const update = () => {
      if (near.size > 0 || list.contains(document.activeElement)) offScreen = null;
      else offScreen ??= measure(list);
      setPlace(offScreen);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) near.add(target);
          else near.delete(target);
        update();
      },
      { rootMargin: `${offScreenPx}px 0px` },
    );
    // The list has a box only while it is one place, and its places only while it is not: their edges are the same.
    let edges: Element[] = [];
    const observe = () => {
      for (const box of edges) observer.unobserve(box);
      edges = [list.firstElementChild, list.lastElementChild, list].filter((box) => box !== null);
      for (const box of near) if (!edges.includes(box)) near.delete(box);
      for (const box of edges) observer.observe(box);
    };
    observe();
    // A reply that comes again may have other rows.
    const rows = new MutationObserver(observe);
    rows.observe(list, { childList: true });
    // It may have gone off screen while it held the focus. One frame later the focus is where it went.
    const onFocusOut = () => requestAnimationFrame(() => near.size === 0 && update());
    list.addEventListener('focusout', onFocusOut);
    // Another width makes other heights: the cards come back and are measured anew.
    let width = window.innerWidth;
    const onResize = () => {
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      offScreen = null;
      setPlace(null);
      observe();
    };
    window.addEventListener('resize', onResize);
    return () => {
      observer.disconnect();
      rows.disconnect();
      list.removeEventListener('focusout', onFocusOut);
      window.removeEventListener('resize', onResize);
    };
  }, [ref, isReady]);
  return place;
}
