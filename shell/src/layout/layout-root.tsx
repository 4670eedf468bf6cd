import type { EmotionCache } from '@emotion/cache';
import { AppRoot } from '@mall/remote-kit/app-root';
import type { FragmentHost } from '@mall/remote-kit/fragment';
import { hydrateInSlices } from '@mall/remote-kit/hydrate-in-slices';
import type { RemoteServices } from '@mall/remote-kit/services';
import type { ReactElement, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

interface LayoutRoot {
  element: HTMLElement | null;
  content: ReactElement;
  /** Of `useId`, the same on the server. */
  prefix: string;
}

/** What every root of the layout needs around its content. */
export interface Surroundings {
  services: RemoteServices;
  cache: EmotionCache;
  fragmentHost: FragmentHost;
}

/** Brings a part of the layout to life: hydrates what the server rendered, renders what it left out. */
export function mountLayoutRoot({ element, content, prefix }: LayoutRoot, surroundings: Surroundings): void {
  if (!element) return;
  const { services } = surroundings;
  const ui: ReactNode = (
    <AppRoot {...surroundings} onCrash={(error) => services.reportError(`shell: ${prefix}`, error)}>
      {content}
    </AppRoot>
  );
  if (!element.firstElementChild) {
    createRoot(element, { identifierPrefix: prefix }).render(ui);
    return;
  }
  hydrateInSlices(element, ui, {
    identifierPrefix: prefix,
    onRecoverableError: (error) => services.reportError(`shell: hydration of ${prefix}`, error),
  });
}
