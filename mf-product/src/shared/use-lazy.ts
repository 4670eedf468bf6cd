import { delayAfter } from '@mall/remote-kit/load-patiently';
import { useCallback, useEffect, useState } from 'react';

interface Lazy<T> {
  value: T | null;
  /** It could not be had, and is asked for again meanwhile. */
  hasFailed: boolean;
  /** Asks at once. */
  retry: () => void;
}

/**
 * Code that is loaded once it is wanted. A load that fails is reported, and repeated with growing delays as long as the
 * code is wanted.
 * @param load a constant function around `import()`
 */
export function useLazy<T>(load: () => Promise<T>, isWanted: boolean): Lazy<T> {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (loaded) return;
    if (!isWanted) return setFailures(0);
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () =>
      load().then(
        (value) => isOver || setLoaded({ value }),
        (error: unknown) => {
          if (isOver) return;
          if (failures === 0) reportError(error);
          setFailures(failures + 1);
        },
      );
    if (failures === 0) void ask();
    else timer = setTimeout(ask, delayAfter(failures));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [load, isWanted, loaded, failures]);
  const retry = useCallback(() => setFailures(0), []);
  return { value: loaded?.value ?? null, hasFailed: failures > 0, retry };
}
