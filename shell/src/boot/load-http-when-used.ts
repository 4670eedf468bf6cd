import { loadHttp } from '@mall/contracts/client/create-api-client';
import { whenUsed } from '@mall/remote-kit/when-used';

/** Fetches what sends calls before the first press that needs it. A call that comes without it fetches it itself. */
export const loadHttpWhenUsed = (): Promise<unknown> =>
  whenUsed()
    .then(loadHttp)
    .catch(() => undefined);
