import { ApiError, isApiError } from '@mall/contracts/client/api-error';
import type { ApiClient } from '@mall/contracts/client/create-api-client';
import type { Endpoint } from '@mall/contracts/endpoint';
import { copy } from './copy.ts';

interface LoginWatch {
  /** Serial of the browser's login, or null. */
  serial: () => string | null;
  /** Whether the page is a member's. */
  isMember: () => boolean;
  /** The server does not know the login any more. */
  onEnded: () => void;
  /** A call of the member's own has ended the login, as leaving the mall does. */
  onEndedByMember: () => void;
  /** The refused login had been replaced by another one when the answer came. */
  onReplaced: () => void;
}

/**
 * Makes a client report which login has ended, so that a late reply ends no newer one. A member's page whose login is
 * gone sends public reads only, which would be answered at a guest's prices (spec 4.5).
 */
export function watchLogin(api: ApiClient, watch: LoginWatch): ApiClient {
  const { serial, isMember, onEndedByMember, onReplaced } = watch;
  /** Calls under way that end the login. A refusal beside them is no news to the member. */
  let endings = 0;
  const onEnded = () => {
    if (endings === 0 && isMember()) watch.onEnded();
  };
  /** Sends a call that ends the login when it succeeds. */
  async function end<Data>(send: () => Promise<Data>): Promise<Data> {
    endings += 1;
    try {
      return await send();
    } finally {
      endings -= 1;
    }
  }
  return async (endpoint, input, options) => {
    const { login } = endpoint;
    const send = () => api(endpoint, input, options);
    // Logging in changes the cookies itself; who logs out clears the page, too.
    if (login === 'issues') return send();
    if (login === 'logs-out') return end(send);
    const asked = serial();
    if (asked === null && isMember()) {
      onEnded();
      if (endpoint.access !== 'public') throw unauthenticated(endpoint);
    }
    try {
      const data = await (login ? end(send) : send());
      if (serial() !== null || !isMember()) return data;
      if (login) onEndedByMember();
      else if (asked !== null) onEnded();
      return data;
    } catch (error) {
      if (isApiError(error) && error.code === 'UNAUTHENTICATED') {
        const present = serial();
        if (present === null || present === asked) onEnded();
        else onReplaced();
      }
      throw error;
    }
  };
}

function unauthenticated({ id }: Endpoint): ApiError {
  return new ApiError({ code: 'UNAUTHENTICATED', status: 401, message: copy.loginEnded, endpointId: id });
}
