import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Whether the page's first work is done (`whenIdle`): false on the server and in the first render of a browser. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
