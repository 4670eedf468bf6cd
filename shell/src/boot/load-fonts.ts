const storageKey = 'FONTS_SEEN';

function insert(): void {
  const href = document.querySelector<HTMLMetaElement>('meta[name="font-stylesheet"]')?.content;
  if (!href) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}

/**
 * Pretendard comes after the page's own pictures on a first visit, so that it does not compete with them, and at
 * once when the browser has it already.
 */
export function loadFonts(): void {
  if (sessionStorage.getItem(storageKey)) {
    insert();
    return;
  }
  const start = () => {
    sessionStorage.setItem(storageKey, '1');
    insert();
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
