import type { Locator } from '@playwright/test';

/**
 * What styles come to on a sheet: a line for each colour, face, border, corner and shadow, with how many elements have
 * it. Pictures allow for letters that another machine draws otherwise, and so for a border of another colour.
 */
export const stylesOf = (sheet: Locator): Promise<string> =>
  sheet.evaluate((root) => {
    const counts = new Map<string, number>();
    const note = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
    const noteBox = (style: CSSStyleDeclaration) => {
      if (!/, 0\)$|^transparent$/.test(style.backgroundColor)) note(`background ${style.backgroundColor}`);
      if (style.backgroundImage !== 'none') note(`image ${style.backgroundImage.slice(0, 80)}`);
      for (const side of ['top', 'right', 'bottom', 'left']) {
        const width = style.getPropertyValue(`border-${side}-width`);
        if (width !== '0px') note(`border ${width} ${style.getPropertyValue(`border-${side}-color`)}`);
      }
      if (style.borderRadius !== '0px') note(`corner ${style.borderRadius}`);
      if (style.boxShadow !== 'none') note(`shadow ${style.boxShadow}`);
      if (style.opacity !== '1') note(`opacity ${style.opacity}`);
    };
    const noteText = (style: CSSStyleDeclaration) => {
      const line = style.textDecorationLine === 'none' ? '' : ` ${style.textDecorationLine}`;
      note(`text ${style.color} ${style.fontSize} ${style.fontWeight}${line}`);
    };
    for (const element of root.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      noteBox(style);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (hasText || element.matches('input, textarea, select')) noteText(style);
      if (element.matches('path, circle, rect, line, polyline, polygon'))
        note(`shape ${style.fill} ${style.stroke}`);
      for (const name of ['::before', '::after', '::placeholder']) {
        const drawn = getComputedStyle(element, name);
        if (name === '::placeholder' ? !element.matches('[placeholder]') : drawn.content === 'none') continue;
        noteBox(drawn);
        noteText(drawn);
      }
    }
    return [...counts]
      .map(([what, count]) => `${what} × ${count}\n`)
      .sort()
      .join('');
  });
