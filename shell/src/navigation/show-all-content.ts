import { contentVisibilityProperty } from '@mall/ui/layout/content-visibility';

/** Lays out the parts that wait below the first screen (shared-ui: `content-visibility.tsx`), from now on. */
export function showAllContent(): void {
  document.documentElement.style.setProperty(contentVisibilityProperty, 'visible');
}
