import type { FamilySite } from '@mall/contracts/domain/family-site';
import type { PlatformServices, Session, Store } from '@mall/contracts/platform/services';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** Everything the shell gives a remote: the platform's services and the one query client. */
export interface RemoteServices extends PlatformServices {
  queryClient: QueryClient;
}

export const ServicesContext = createContext<RemoteServices | null>(null);

/** The platform's services; throws outside a remote's root. */
export function useServices(): RemoteServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs the root that defineRemote makes');
  return services;
}

/** A store's value that re-renders when it changes. */
export function useStore<T>(store: Store<T>): T {
  // A value that changed before a slow page was hydrated would not match the server's HTML.
  return useSyncExternalStore(store.subscribe, store.current, store.initial ?? store.current);
}

/** Login status; `checking` until the server has answered (spec 4.1). */
export function useSession(): Session {
  return useStore(useServices().session);
}

export function useSite(): FamilySite {
  return useStore(useServices().site);
}
