import { useEffect, useState } from 'react';

/** Whether the page's first work is done, as the shell says: false on the server and in the first render of a browser. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const wake = () => setIdle(true);
    if (document.documentElement.dataset.idle) wake();
    addEventListener('mall-idle', wake);
    return () => removeEventListener('mall-idle', wake);
  }, []);
  return isIdle;
}
