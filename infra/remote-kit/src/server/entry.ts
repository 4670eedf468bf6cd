import { remote as definition } from 'remote-definition';
import { createServerRemote } from './create-server-remote.tsx';

export { definition };
/** The Node bundle's export for the edge. */
export const remote = createServerRemote(definition);
