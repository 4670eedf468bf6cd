import { finishIdentity, startIdentity } from '@mall/contracts/api/people/identity';
import type { RemoteServices } from '@mall/remote-kit/services';
import type { Returned } from '../outside/round.ts';

/** Pages that the identity service leads back to (spec 2.1). */
const success = '/member/niceauth/success';
const fail = '/member/niceauth/fail';

/** Begins an identity check in this browser session. */
export const beginIdentity = ({ api, origin }: RemoteServices) =>
  api(startIdentity, {
    query: { success_return_url: `${origin}${success}`, fail_return_url: `${origin}${fail}` },
  });

/** Asks the server who it was: what came back is sealed, and only the server can open it. */
export const readIdentity = ({ api }: RemoteServices, returned: Returned) =>
  api(finishIdentity, {
    body: {
      EncodeData: returned.enc_data ?? '',
      token_version_id: returned.token_version_id ?? '',
      integrity_value: returned.integrity_value ?? '',
    },
  });
