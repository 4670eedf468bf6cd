import { loadPatiently } from '@mall/remote-kit/load-patiently';
import { whenUsed } from '@mall/remote-kit/when-used';
import { useEffect, useState } from 'react';

/**
 * A chunk that is loaded once the shopper has begun to use the page; null until it is there.
 * @param load a constant function around `import()`
 */
export function useOnceUsed<M>(load: () => Promise<M>): M | null {
  const [chunk, setChunk] = useState<M | null>(null);
  useEffect(() => {
    let isStale = false;
    void whenUsed()
      .then(() => loadPatiently(load))
      .then((loaded) => !isStale && setChunk(() => loaded));
    return () => {
      isStale = true;
    };
  }, [load]);
  return chunk;
}
