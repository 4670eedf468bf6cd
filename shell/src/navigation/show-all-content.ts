import { contentVisibilityProperty, laterPagesVisibilityProperty } from '@mall/ui/layout/content-visibility';

const show = (property: string) => document.documentElement.style.setProperty(property, 'visible');

/** Lays out the parts that wait below the first screen (shared-ui: `content-visibility.tsx`), from now on. */
export const showPageContent = (): void => show(contentVisibilityProperty);

/** Lays out the parts that wait above an anchor, so that it stays where it is once it is in view; what follows waits on. */
export function showContentAbove(anchor: Element): void {
  for (let part: Element | null = anchor; part && part !== document.body; part = part.parentElement)
    for (let above = part.previousElementSibling; above; above = above.previousElementSibling)
      if (above instanceof HTMLElement) above.style.setProperty(contentVisibilityProperty, 'visible');
}

/** Those and the later pages of a list: every height is the true one, as a place that is restored needs it. */
export function showAllContent(): void {
  showPageContent();
  show(laterPagesVisibilityProperty);
}
