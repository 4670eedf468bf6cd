import { scriptJson } from '../../html/escape-html.ts';
import type { PageScript } from '../page-scripts.ts';

/** Longest wait of the scripts for the page's first picture, ms. */
const pictureLimitMs = 1_000;

/**
 * Sent as text inside the page, so it uses nothing outside itself. The main picture of the server's HTML loads first:
 * `scripts` (the shell's entry and the route's) follow its paint, the first input, or `limitMs`.
 */
function startScripts(scripts: PageScript[], limitMs: number): void {
  const nonce = document.currentScript?.nonce ?? '';
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  const signs = ['pointerdown', 'keydown', 'touchstart'];
  const start = () => {
    const [entry, ...others] = scripts.splice(0);
    if (!entry) return;
    for (const sign of signs) removeEventListener(sign, start, true);
    const script = document.createElement('script');
    script.src = entry.href;
    add(script, entry);
    for (const other of others) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.fetchPriority = 'low';
      link.href = other.href;
      add(link, other);
    }
  };
  const add = (element: HTMLScriptElement | HTMLLinkElement, { integrity }: PageScript) => {
    element.nonce = nonce;
    element.crossOrigin = 'anonymous';
    if (integrity) element.integrity = integrity;
    document.head.append(element);
  };
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  // Frames do not come to a tab in the background.
  setTimeout(start, document.hidden ? 0 : limitMs);
  if (picture) picture.decode().then(afterPaint, afterPaint);
  else afterPaint();
}

/** The text of the script that starts the others; goes to the end of the body with a nonce. */
export const startScriptsText = (scripts: readonly PageScript[]): string =>
  `(${startScripts})(${scriptJson(scripts)},${pictureLimitMs})`;
