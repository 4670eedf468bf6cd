import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { CrashBoundary } from './error-boundary.tsx';
import { type FragmentHost, FragmentHostContext } from './fragment.tsx';
import { type RemoteServices, ServicesContext } from './services.tsx';

interface Props {
  services: RemoteServices;
  cache: EmotionCache;
  fragmentHost: FragmentHost;
  onCrash: (error: unknown) => void;
  children: ReactNode;
}

/** Providers around every root of a remote: a page or a fragment. */
export function AppRoot({ services, cache, fragmentHost, onCrash, children }: Props) {
  return (
    <CrashBoundary onCrash={onCrash}>
      <CacheProvider value={cache}>
        <QueryClientProvider client={services.queryClient}>
          <ServicesContext value={services}>
            <FragmentHostContext value={fragmentHost}>
              <Suspense>{children}</Suspense>
            </FragmentHostContext>
          </ServicesContext>
        </QueryClientProvider>
      </CacheProvider>
    </CrashBoundary>
  );
}
