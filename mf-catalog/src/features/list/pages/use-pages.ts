import { useServices } from '@mall/remote-kit/services';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { keepPlace, type ListPlace, placeOf, watchPlaces } from './page-memory.ts';

/** What a shopper does who does not want to be put back. */
const signs = ['wheel', 'touchmove', 'keydown'] as const;
const cardSelector = 'a[href^="/goods/view/"]';
const productOf = (link: Element) => Number(/view\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1]);

/** Debounce of scrolling before a list's place is saved, ms. */
const restMs = 200;

/** A card far from view: its measures would lay out what the browser has skipped. */
const isSkipped = (link: Element) =>
  'checkVisibility' in link && !link.checkVisibility({ contentVisibilityAuto: true });

/** The first card that is in view, and how far it is from the top. */
function firstCard(list: HTMLElement): ListPlace['card'] {
  for (const link of list.querySelectorAll(cardSelector)) {
    if (isSkipped(link)) continue;
    const { top, bottom } = link.getBoundingClientRect();
    if (bottom > 0) return { product_id: productOf(link), top: Math.round(top) };
  }
  return undefined;
}

/** Pages of a list that are on the page: from `first`, which the address names, to the one that was scrolled to. */
export function usePages(first: number, href: string) {
  const { location } = useServices();
  // An entry of the session history keeps its own: Back finds as many pages as were left.
  const [name] = useState(() => `${location.current().key} ${href}`);
  const last = useSyncExternalStore(
    watchPlaces,
    () => Math.max(first, placeOf(name)?.last ?? first),
    () => first,
  );
  const listRef = useRef<HTMLDivElement>(null);
  const add = useCallback(() => keepPlace(name, { last: last + 1 }), [name, last]);

  useEffect(() => {
    const keep = () => {
      if (!listRef.current) return;
      const card = firstCard(listRef.current);
      keepPlace(name, { last: Math.max(first, placeOf(name)?.last ?? first), ...(card ? { card } : {}) });
    };
    let resting: number | undefined;
    const keepAtRest = () => {
      window.clearTimeout(resting);
      resting = window.setTimeout(() => {
        // A step away scrolls the next page before this list is gone.
        if (name === `${location.current().key} ${href}`) keep();
      }, restMs);
    };
    // Before a card is followed and before the page is put away; a webview that is ended says nothing.
    const list = listRef.current;
    list?.addEventListener('click', keep, true);
    window.addEventListener('pagehide', keep);
    window.addEventListener('scroll', keepAtRest, { passive: true });
    return () => {
      window.clearTimeout(resting);
      list?.removeEventListener('click', keep, true);
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('scroll', keepAtRest);
    };
  }, [first, href, location, name]);

  const settle = useReturn(name, listRef);
  return { last, add, listRef, settle };
}

/** Puts the card that was first in view back to its place, once the pages before it are there as they were. */
function useReturn(name: string, listRef: React.RefObject<HTMLDivElement | null>) {
  const [left] = useState(() => (typeof window === 'undefined' ? undefined : placeOf(name)?.card));
  const isDone = useRef(left === undefined);
  useEffect(() => {
    const stop = new AbortController();
    const giveUp = () => {
      isDone.current = true;
    };
    for (const sign of signs)
      window.addEventListener(sign, giveUp, { signal: stop.signal, passive: true, once: true });
    return () => stop.abort();
  }, []);
  return useCallback(() => {
    if (isDone.current || !left) return;
    const card = [...(listRef.current?.querySelectorAll(cardSelector) ?? [])].find(
      (link) => productOf(link) === left.product_id,
    );
    if (!card) return;
    isDone.current = true;
    const moved = card.getBoundingClientRect().top - left.top;
    if (Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [left, listRef]);
}
