import { viewNewMain } from '@mall/contracts/api/content/new-main';
import { endpointKey } from '@mall/remote-kit/endpoint-query';

/** Key of every home, whatever site it is of: the end of a sale makes them out of date. */
export const homeKey = endpointKey(viewNewMain);
