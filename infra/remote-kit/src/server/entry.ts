import { remote as definition } from 'remote-definition';
import { createServerRemote } from './create-server-remote.tsx';

/** @public The build reads it. */
export { definition };
/** The Node bundle's export for the edge. @public */
export const remote = createServerRemote(definition);
