import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadPatiently } from './load-patiently.ts';

/**
 * A component whose code comes when it is first shown, to stand in a `Suspense`. React's `lazy` keeps a failed load and
 * crashes the page with all that is typed in it; this one asks again until the code is there.
 * @param load a constant function around `import()`
 */
export const lazyPart = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await loadPatiently(load) }));
