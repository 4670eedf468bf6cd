/** Delays between tries of a report that found no way to the edge, ms; after the last one it waits for the line alone. */
const delaysMs = [1000, 2000, 4000, 8000, 15_000];

/**
 * Sends reports to the edge. Without a connection it retries with growing delays, and when the line is back; it stops
 * where something in the browser blocks reports, and does not retry what the edge refuses.
 */
export function createReportSender(path: string): (body: string) => void {
  const send = (body: string, tries: number): void => {
    const retry = () => {
      removeEventListener('online', retry);
      clearTimeout(timer);
      send(body, tries + 1);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    // It outlives the page, as a beacon does. One that is not answered keeps no other waiting.
    fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
    }).catch(() => {
      addEventListener('online', retry);
      const delayMs = delaysMs[tries];
      if (delayMs) timer = setTimeout(retry, delayMs);
    });
  };
  return (body) => send(body, 0);
}
