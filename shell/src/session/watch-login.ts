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
  /** The refused login had been replaced by another one when the answer came. */
  onReplaced: () => void;
}

/**
 * Makes a client report which login has ended, so that a late reply ends no newer one. A member's page whose login is
 * gone sends public reads only, which would be answered at a guest's prices (spec 4.5).
 */
export function watchLogin(api: ApiClient, watch: LoginWatch): ApiClient {
  const { serial, isMember, onEnded, onReplaced } = watch;
  return async (endpoint, input, options) => {
    const { login } = endpoint;
    // Logging in and out change the cookies themselves.
    if (login && login !== 'ends') return api(endpoint, input, options);
    const asked = serial();
    if (asked === null && isMember()) {
      onEnded();
      if (endpoint.access !== 'public') throw unauthenticated(endpoint);
    }
    try {
      const data = await api(endpoint, input, options);
      if (!login && asked !== null && serial() === null && isMember()) onEnded();
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
