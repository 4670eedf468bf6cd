import type { Head } from '@mall/remote-kit/head';

function setMeta(selector: string, content: string): void {
  document.head.querySelector(selector)?.setAttribute('content', content);
}

/** Follows a soft navigation with the title and the tags that readers of the live page look at. */
export function applyHead(head: Head | null, pathname: string, suffix: string): void {
  if (!head) return;
  document.title = `${head.title} | ${suffix}`;
  setMeta('meta[name="description"]', head.description);
  setMeta('meta[property="og:title"]', head.title);
  const canonical = document.head.querySelector('link[rel="canonical"]');
  canonical?.setAttribute('href', new URL(head.canonical ?? pathname, window.location.origin).href);
}
