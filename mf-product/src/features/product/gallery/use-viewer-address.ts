import { useServices, useStore } from '@mall/remote-kit/services';
import { useCallback, useEffect, useRef, useState } from 'react';

const hash = '#pictures';

/** Whether the viewer is open, with an entry of its own in the session history, so that Back closes it. */
export function useViewerAddress() {
  const { location, navigate } = useServices();
  const isThere = useStore(location).hash === hash;
  const [isOpen, setOpen] = useState(false);
  const isPushed = useRef(false);

  useEffect(() => {
    setOpen(isThere);
    if (!isThere) isPushed.current = false;
  }, [isThere]);

  const open = useCallback(() => {
    setOpen(true);
    isPushed.current = true;
    // As an anchor does it: the page stays, and Back leads here.
    window.location.hash = hash;
  }, []);

  const close = useCallback(() => {
    const { pathname, search, hash: current } = location.current();
    setOpen(false);
    if (current !== hash) return;
    if (isPushed.current) history.back();
    // The visitor opened the address itself: there is nothing of this page to go back to.
    else void navigate(`${pathname}${search}`, { replace: true, keepScroll: true });
  }, [location, navigate]);

  return { isOpen, open, close };
}
