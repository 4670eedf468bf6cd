import { farProperty } from '@mall/ui/far-part';

/** Lays out the parts that wait below the first screen (shared-ui: `far-part.tsx`), from now on. */
export function layOutFarParts(): void {
  document.documentElement.style.setProperty(farProperty, 'visible');
}
