import { remote as definition } from 'remote-definition';
import { createClientRemote } from './create-client-remote.tsx';

/** The federated module `./remote`. @public */
export const remote = createClientRemote(definition);
