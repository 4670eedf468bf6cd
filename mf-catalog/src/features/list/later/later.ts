import { type ComponentType, lazy } from 'react';
import { loadPatiently } from '../../../shared/when-used.ts';

type LaterParts = typeof import('./later-parts.ts');

/** A part of a list that its first view rarely needs; they come together, as each file of its own weighs more. */
export function later<Props>(pick: (parts: LaterParts) => ComponentType<Props>) {
  return lazy(() =>
    loadPatiently(() => import(/* webpackChunkName: "list-later" */ './later-parts.ts')).then((parts) => ({
      default: pick(parts),
    })),
  );
}
