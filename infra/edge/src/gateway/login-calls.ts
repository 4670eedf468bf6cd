import { allEndpoints } from '@mall/contracts/api/all-endpoints';
import type { LoginEffect } from '@mall/contracts/endpoint';

const effects = new Map<string, LoginEffect>();
for (const { path, login } of allEndpoints) if (login) effects.set(path, login);

/** Path of a call as the API's router reads it: `%6Cogin` is `login`, and a closing slash means nothing. */
export function callPathOf(url: string): string {
  const path = url.split('?')[0] ?? url;
  try {
    return decodeURIComponent(path).replace(/(.)\/+$/, '$1');
  } catch {
    return path;
  }
}

/** What the call at an address does to the browser's login, as its endpoint declares. */
export function loginEffectOf(url: string): LoginEffect | undefined {
  return effects.get(callPathOf(url));
}
