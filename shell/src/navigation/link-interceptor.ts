import type { Navigation } from './create-navigation.ts';

/** A pointer that rests on a link for this long, in ms, probably means it. */
const hoverDelayMs = 65;

function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isOurs =
    link && link.origin === window.location.origin && !link.target && !link.hasAttribute('download');
  return isOurs ? link : null;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;

/** Plain links become soft navigations, so that remotes write nothing but `<a href>`. Returns its undo. */
export function interceptLinks(navigation: Navigation): () => void {
  let hoverTimer = 0;

  const onClick = (event: MouseEvent) => {
    const link = isPlainClick(event) ? linkOf(event) : null;
    if (!link) return;
    const isSamePage = link.pathname === window.location.pathname && link.search === window.location.search;
    // Anchors within a page stay with the browser, which reports them when it has scrolled.
    if (isSamePage && link.hash) return navigation.leaveForAnchor(link.hash);
    event.preventDefault();
    void navigation.navigate(link.href, { keepScroll: link.closest('[data-keep-scroll]') !== null });
  };
  const onHover = (event: PointerEvent) => {
    clearTimeout(hoverTimer);
    const link = linkOf(event);
    if (link) hoverTimer = window.setTimeout(() => void navigation.prefetch(link.href), hoverDelayMs);
  };
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    if (link) void navigation.prefetch(link.href);
  };

  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', onHover);
  document.addEventListener('touchstart', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
  return () => {
    clearTimeout(hoverTimer);
    document.removeEventListener('click', onClick);
    document.removeEventListener('pointerover', onHover);
    document.removeEventListener('touchstart', onIntent);
    document.removeEventListener('focusin', onIntent);
  };
}
