import type { Page } from '@playwright/test';

/** The browser's own states of each column of the sheet; what is pressed is hovered, too. */
const states = {
  hovered: ['hover'],
  focused: ['focus', 'focus-visible'],
  pressed: ['hover', 'active'],
} as const;

/** Marks what is touched: a control, and all that the pointer is over with it. One that is disabled is only hovered. */
const markTargets = (page: Page) =>
  page.evaluate(() => {
    for (const cell of document.querySelectorAll<HTMLElement>('[data-touch]')) {
      const part = cell.dataset.part ?? 'a, button, summary, input, select, textarea';
      const target = cell.querySelector(part);
      if (!target) throw new Error(`nothing to touch: ${part} in ${cell.parentElement?.textContent}`);
      // The second view of a card is made when the pointer first comes.
      target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      if (target.matches(':disabled') && cell.dataset.touch !== 'hovered') continue;
      target.setAttribute('data-target', cell.dataset.touch ?? '');
      for (let over: Element | null = target; over && over !== cell; over = over.parentElement)
        over.setAttribute('data-over', cell.dataset.touch ?? '');
    }
  });

/**
 * Has the browser hover, focus and press the controls of the sheet, each in its column, all at once: by the states that
 * its developer tools force, as there is one pointer and one focus.
 */
export async function touchAll(page: Page): Promise<void> {
  await markTargets(page);
  // Styles would be read on their way.
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument', { depth: 0 });
  for (const [touch, forced] of Object.entries(states)) {
    const selector = touch === 'focused' ? '[data-target=focused]' : `[data-over=${touch}]`;
    const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    const force = (nodeId: number) =>
      tools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...forced] });
    // Sent at once: waiting for each answer took a minute on a busy machine.
    await Promise.all(nodeIds.map(force));
  }
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** What each touch changes of each sample, a line for each change; one that changes nothing says so. */
export const changesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const looksOf = (element: Element, pseudo?: string): Map<string, string> => {
      const style = getComputedStyle(element, pseudo);
      const names = ['color', 'background-color', 'opacity', 'text-decoration-line', 'transform', 'display'];
      const looks = new Map(names.map((name) => [name, style.getPropertyValue(name)]));
      if (style.borderStyle !== 'none') looks.set('border-color', style.borderColor);
      const isOutlined = style.outlineStyle !== 'none';
      looks.set('outline', isOutlined ? `${style.outline}, offset ${style.outlineOffset}` : 'none');
      return looks;
    };
    const changes = (rest: Element, touched: Element): string[] =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        if (pseudo && getComputedStyle(touched, pseudo).content === 'none') return [];
        const before = looksOf(rest, pseudo);
        return [...looksOf(touched, pseudo)]
          .filter(([name, value]) => before.get(name) !== value)
          .map(
            ([name, value]) =>
              `${pseudo ? `${pseudo} ` : ''}${name} ${before.get(name) ?? 'none'} → ${value}`,
          );
      });
    return [...document.querySelectorAll('section')].flatMap((section) => {
      const [rest, ...cells] = [...section.querySelectorAll<HTMLElement>('[data-touch]')];
      const atRest = [...(rest?.querySelectorAll(':scope > div *') ?? [])];
      return cells.flatMap((cell) => {
        const touched = [...cell.querySelectorAll(':scope > div *')];
        const seen = new Set(touched.flatMap((element, place) => changes(atRest[place] ?? element, element)));
        const what = `${section.ariaLabel} · ${cell.dataset.touch}: `;
        return seen.size === 0 ? [`${what}nothing`] : [...seen].map((change) => `${what}${change}`);
      });
    });
  });
