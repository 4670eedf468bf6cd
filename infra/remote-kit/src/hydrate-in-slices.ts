import { type ReactNode, startTransition } from 'react';
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';

/**
 * Brings the server's HTML to life a few ms at a time, so that a tap is handled in between: React does it in one go
 * otherwise.
 */
export function hydrateInSlices(element: Element, ui: ReactNode, options: HydrationOptions): Root {
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(element, ui, options);
  });
  if (!root) throw new Error('startTransition did not run its action at once');
  return root;
}
