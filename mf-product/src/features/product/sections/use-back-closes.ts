import { useEffect, useRef } from 'react';

/**
 * Back closes what lies over the page instead of leaving the page. It puts an entry of the same address and state on
 * the history while it is open; closed in another way, the entry is taken back.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const latestOnClose = useRef(onClose);
  useEffect(() => {
    latestOnClose.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return;
    let isEntered = true;
    history.pushState(history.state, '');
    const onBack = (event: PopStateEvent) => {
      // single-spa answers every change of URL with a popstate of its own.
      if ('singleSpa' in event) return;
      isEntered = false;
      latestOnClose.current();
    };
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      if (isEntered) history.back();
    };
  }, [isOpen]);
}
