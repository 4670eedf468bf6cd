import { isApiError } from '@mall/contracts/client/api-error';
import type { ApiClient } from '@mall/contracts/client/create-api-client';

interface LoginWatch {
  /** Serial of the browser's login, or null. */
  serial: () => string | null;
  /** The server does not know the login any more. */
  onEnded: () => void;
  /** The refused login had been replaced by another one when the answer came. */
  onReplaced: () => void;
}

/** Makes a client say when a login is refused, and which: a late answer to an earlier login is no end of the present one. */
export function watchLogin(api: ApiClient, { serial, onEnded, onReplaced }: LoginWatch): ApiClient {
  return async (endpoint, input, options) => {
    const asked = serial();
    try {
      return await api(endpoint, input, options);
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
