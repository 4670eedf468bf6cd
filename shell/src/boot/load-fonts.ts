const storageKey = 'FONTS_SEEN';
/** The variable font at the size of body text. */
const face = "14px 'Pretendard Variable'";
/** Characters whose font is swapped between two frames: about 5 ms of layout on a PC, 20 on a slow phone. */
const charactersPerFrame = 150;
const silent = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE']);

const nextFrame = () => new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));

/**
 * The parts of a page that hold its text in the order of reading, each of at most `limit` characters where it can be
 * divided.
 */
export function partsOf(element: Element, limit: number): Element[] {
  if (silent.has(element.tagName) || !element.textContent?.trim()) return [];
  if (element.textContent.length <= limit || element.childElementCount === 0) return [element];
  return [...element.children].flatMap((child) => partsOf(child, limit));
}

/** Headings with a face of their own keep it. Styles are read before the first is changed: each read after a change computes them anew. */
function change(parts: readonly Element[], running: string): void {
  const inRunningFace = parts.filter((part) => getComputedStyle(part).fontFamily === running);
  for (const part of inRunningFace) part.setAttribute('data-fonts', '');
}

/** Changes the face part by part, top to bottom: the whole page at once would hold a slow phone for a quarter second. */
async function putOn(parts: readonly Element[], running: string): Promise<void> {
  // React's development build warns of each attribute that it did not render where it hydrates.
  const changed = process.env.NODE_ENV === 'development' ? [] : parts;
  let frame: Element[] = [];
  let characters = 0;
  for (const part of changed) {
    // What waits below the first screen puts it on with the root. Browsers without this question let nothing wait.
    if (part.checkVisibility?.({ contentVisibilityAuto: true }) === false) continue;
    const length = part.textContent?.length ?? 0;
    if (frame.length > 0 && characters + length > charactersPerFrame) {
      change(frame, running);
      await nextFrame();
      frame = [];
      characters = 0;
    }
    frame.push(part);
    characters += length;
  }
  change(frame, running);
  await nextFrame();
  document.documentElement.dataset.fonts = '';
}

function insert(): HTMLLinkElement | null {
  const href = document.querySelector<HTMLMetaElement>('meta[name="font-stylesheet"]')?.content;
  if (!href) return null;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return link;
}

/** Whether the files came in this tab before; unknown where the browser keeps nothing. */
function isHere(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

function noteHere(): void {
  try {
    sessionStorage.setItem(storageKey, '1');
  } catch {
    // The next page asks for them again, and finds them in the browser's cache.
  }
}

/** Asks for the files that the page's characters need, and puts the face on when they are all here. */
async function fetchAndPutOn(): Promise<void> {
  const link = insert();
  if (!link) return;
  await new Promise((ready) => link.addEventListener('load', ready, { once: true }));
  const parts = partsOf(document.body, charactersPerFrame);
  // What fails to come is drawn with the system's face.
  await document.fonts
    .load(face, parts.map(({ textContent }) => textContent).join(''))
    .catch(() => undefined);
  noteHere();
  await putOn(parts, getComputedStyle(document.body).fontFamily);
}

/**
 * Pretendard comes after the page's own pictures on a first visit, so that it does not compete with them; when the
 * browser has it already it is put on at once.
 */
export function loadFonts(): void {
  if (isHere()) {
    insert();
    document.documentElement.dataset.fonts = '';
    return;
  }
  if (document.readyState === 'complete') void fetchAndPutOn();
  else addEventListener('load', () => void fetchAndPutOn(), { once: true });
}
