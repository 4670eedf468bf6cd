import { contentVisibilityProperty, laterPagesVisibilityProperty } from '@mall/ui/layout/content-visibility';

const show = (property: string) => document.documentElement.style.setProperty(property, 'visible');

/** Lays out the parts that wait below the first screen (shared-ui: `content-visibility.tsx`), from now on. */
export const showPageContent = (): void => show(contentVisibilityProperty);

/** Those and the later pages of a list: every height is the true one, as a place that is restored needs it. */
export function showAllContent(): void {
  showPageContent();
  show(laterPagesVisibilityProperty);
}
