import { expect, type Page } from '@playwright/test';

/** Side of what a finger can hit, px. */
const least = 40;

/** Runs in the page: what can be pressed in `part` and is hit by a finger in less than `side` px either way. */
function findSmallTargets({ part, side }: { part: string; side: number }): string[] {
  // A mouse needs less, and styles for it give less.
  if (!matchMedia('(pointer: coarse)').matches) return [];
  const pressable =
    'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=tab],[role=option]';
  const isOf = (pressed: Element | null, control: Element): boolean => {
    const hit = pressed?.closest(`label,${pressable}`);
    return hit === control || (hit instanceof HTMLLabelElement && hit.control === control);
  };
  /** A link among words is as high as their line is. */
  const isAmongWords = (control: Element): boolean => {
    const words = control.closest('p,li,dd,td')?.textContent.trim() ?? '';
    return (
      getComputedStyle(control).display === 'inline' && words.length > control.textContent.trim().length + 8
    );
  };
  /** What is looked at in place of an input that only assistive technology sees. */
  const seenPart = (control: Element): Element | undefined => {
    if (!(control instanceof HTMLInputElement)) return control;
    const isHidden = control.getBoundingClientRect().width < 3 || getComputedStyle(control).opacity === '0';
    return isHidden ? control.labels?.[0] : control;
  };
  const nameOf = (control: Element) =>
    (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40) ||
    control.getAttribute('name');

  const small: string[] = [];
  for (const control of document.querySelectorAll(`:is(${part}) :is(${pressable})`)) {
    const seen = seenPart(control);
    if (!seen?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (control.matches(':disabled') || isAmongWords(control)) continue;
    seen.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, right, bottom, width, height } = seen.getBoundingClientRect();
    // Skip links come into view with the focus; the ends of a row that scrolls lie outside.
    if (bottom <= 0 || left < -1 || right > innerWidth + 1) continue;
    const [x, y] = [left + width / 2, top + height / 2];
    const isHit = (dx: number, dy: number) => isOf(document.elementFromPoint(x + dx, y + dy), control);
    // Looking at each pixel takes a slow machine half a minute on a page with hundreds of controls.
    const reach = side / 2 - 1;
    const isLarge = [reach, 15, 10, 5, 0].every(
      (away) => isHit(away, 0) && isHit(-away, 0) && isHit(0, away) && isHit(0, -away),
    );
    if (isLarge) continue;
    const count = (dx: number, dy: number): number => {
      let steps = 0;
      while (steps < side && isHit(dx * (steps + 1), dy * (steps + 1))) steps += 1;
      return steps;
    };
    const hit = isHit(0, 0)
      ? { width: count(-1, 0) + 1 + count(1, 0), height: count(0, -1) + 1 + count(0, 1) }
      : { width: 0, height: 0 };
    // Steps of a pixel from the middle lose one where a side lies between pixels.
    if (hit.width < side - 1 || hit.height < side - 1)
      small.push(`${control.tagName.toLowerCase()} ${nameOf(control)}: ${hit.width}x${hit.height}`);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return small;
}

/** On a phone, all that can be pressed in a page or a part of it is hit by a finger in 40x40 px, even if it is drawn smaller. */
export async function expectTouchTargets(page: Page, part = 'body'): Promise<void> {
  // A page may still be settling, such as bars that make way for its own.
  await expect
    .poll(() => page.evaluate(findSmallTargets, { part, side: least }), {
      message: `targets under ${least} px of ${page.url()}`,
    })
    .toEqual([]);
}
