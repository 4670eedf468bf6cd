import { useCallback, useEffect, useState } from 'react';

type Lazy<T> = { state: 'waiting' | 'failed'; module: null } | { state: 'here'; module: T };

/**
 * A chunk that is loaded once it is wanted; `retry` asks for it again after a failure.
 * @param load a constant function around `import()`
 */
export function useLazy<T>(load: () => Promise<T>, isWanted: boolean): Lazy<T> & { retry: () => void } {
  const [lazy, setLazy] = useState<Lazy<T>>({ state: 'waiting', module: null });
  const isMissing = lazy.state === 'waiting';
  useEffect(() => {
    if (!isWanted || !isMissing) return;
    let isGone = false;
    load().then(
      (module) => !isGone && setLazy({ state: 'here', module }),
      () => !isGone && setLazy({ state: 'failed', module: null }),
    );
    return () => {
      isGone = true;
    };
  }, [load, isWanted, isMissing]);
  const retry = useCallback(() => setLazy({ state: 'waiting', module: null }), []);
  return { ...lazy, retry };
}
