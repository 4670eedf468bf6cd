/** The remote's own `src/remote.ts`, which the build puts in this place. */
declare module 'remote-definition' {
  import type { RemoteDefinition } from '@mall/remote-kit/define-remote';
  export const remote: RemoteDefinition;
}
