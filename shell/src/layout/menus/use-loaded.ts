import { useEffect, useState } from 'react';

/**
 * Code that comes when it is wanted; null until then. A load that fails says so to `onFailure` and is tried again when it
 * is wanted the next time: the links around it work without it.
 */
export function useLoaded<T>(load: () => Promise<T>, isWanted: boolean, onFailure: () => void): T | null {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null);
  useEffect(() => {
    if (!isWanted || loaded) return;
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setLoaded({ value }),
      () => isCurrent && onFailure(),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, loaded, onFailure]);
  return loaded?.value ?? null;
}
