import { afterPaint } from '@mall/remote-kit/after-paint';

/**
 * Sends JSON texts to `url` once the frame that the shopper waits for is shown: a beacon takes a phone's processor 6 ms.
 * A page that is left or hidden sends what waits at once.
 */
export function createBeaconQueue(url: string): (json: string) => void {
  let waiting: string[] = [];
  const send = () => {
    const bodies = waiting;
    waiting = [];
    for (const body of bodies) navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }));
  };
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => document.hidden && send());
  return (json) => {
    waiting.push(json);
    // A hidden page may be gone in a moment.
    if (document.hidden) send();
    else if (waiting.length === 1) afterPaint(send);
  };
}
