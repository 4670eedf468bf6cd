import { useCallback, useSyncExternalStore } from 'react';

const storageKey = 'LIST_COLUMNS';
const changed = 'list-columns';

/** Whether three cards stand beside each other on phones: a shopper's own choice, stored on the device. */
export function useDenseColumns(): readonly [isDense: boolean, choose: (isDense: boolean) => void] {
  const isDense = useSyncExternalStore(watch, read, () => false);
  const choose = useCallback((wanted: boolean) => {
    try {
      localStorage.setItem(storageKey, wanted ? '3' : '2');
    } catch {
      return;
    }
    window.dispatchEvent(new Event(changed));
  }, []);
  return [isDense, choose];
}

function watch(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): boolean {
  try {
    return localStorage.getItem(storageKey) === '3';
  } catch {
    return false;
  }
}
