import { lazyPart } from '@mall/remote-kit/lazy-part';
import type { ComponentType } from 'react';

type LaterParts = typeof import('./later-parts.ts');

/** Loads them all: each file of its own would weigh more. */
export const loadLater = (): Promise<LaterParts> =>
  import(/* webpackChunkName: "list-later" */ './later-parts.ts');

/** A part of a list that its first view does not need. */
export function later<Props>(pick: (parts: LaterParts) => ComponentType<Props>) {
  return lazyPart(() => loadLater().then(pick));
}
