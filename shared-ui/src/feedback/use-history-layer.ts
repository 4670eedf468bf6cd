import { closeLayer, enterLayer, layerOf, openLayer } from '@mall/contracts/client/history-layers';
import { type RefObject, useEffect, useRef } from 'react';

/** Back closes what lies over the page instead of leaving the page. */
export function useHistoryLayer(ref: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void) {
  const latestOnClose = useRef(onClose);
  useEffect(() => {
    latestOnClose.current = onClose;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element || !isOpen) return;
    const { pathname } = window.location;
    const layer = openLayer(element);
    const onPopState = (event: PopStateEvent) => {
      // single-spa answers every change of URL with a popstate of its own. A filter in a sheet is one: the sheet stays,
      // over the new address.
      if ('singleSpa' in event) {
        if (window.location.pathname === pathname) enterLayer(layer);
      } else if (layerOf(history.state) < layer) latestOnClose.current();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      closeLayer(element);
    };
  }, [ref, isOpen]);
}
