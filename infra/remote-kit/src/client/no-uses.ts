import type { RemoteDefinition } from '../define-remote.ts';

/** Stands in for a remote's `uses.ts` in the browser's build. */
export const uses: RemoteDefinition['uses'] = {};
