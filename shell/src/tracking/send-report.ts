/** Pauses between tries of what found no way to the edge, ms; the last one from then on. */
const pausesMs = [1000, 2000, 4000, 8000, 15_000];

/**
 * Sends reports to the edge, in their order. What finds no connection waits for it: what broke with the line would
 * otherwise never be heard of. What the edge refuses is not sent again.
 */
export function createReportSender(path: string): (body: string) => void {
  const waiting: string[] = [];
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;

  const sendAll = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    clearTimeout(timer);
    timer = undefined;
    try {
      for (let body = waiting[0]; body !== undefined; body = waiting[0]) {
        const headers = { 'content-type': 'application/json' };
        // It outlives the page, as a beacon does.
        await fetch(path, { method: 'POST', headers, body, keepalive: true });
        waiting.shift();
        tries = 0;
      }
    } catch {
      timer = setTimeout(() => void sendAll(), pausesMs[Math.min(tries, pausesMs.length - 1)]);
      tries += 1;
    } finally {
      isSending = false;
    }
  };
  addEventListener('online', () => void sendAll());
  return (body) => {
    waiting.push(body);
    // One that waits is tried first: a part that fails again and again would push its next try away.
    if (timer === undefined) void sendAll();
  };
}
