import * as z from 'zod/mini';
import type { OutsideKind, Returned } from './round.ts';

/**
 * Pages of this origin alone are on it: neither a frame of another site nor the other party's page can speak here, and
 * windows need no opener (docs/decisions/0147).
 */
const channelName = 'mall-outside';
/** How long the window waits for the page that opened it, in ms. */
const takenWithinMs = 1200;

const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('returned'), kind: z.string(), returned: z.record(z.string(), z.string()) }),
  z.object({ type: z.literal('taken'), kind: z.string() }),
]);

function openChannel(listen: (message: z.infer<typeof messageSchema>) => void) {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const parsed = z.safeParse(messageSchema, data);
    if (parsed.success) listen(parsed.data);
  };
  return channel;
}

export interface Waiting {
  /** What came back; null when it is not waited for any more. */
  answer: Promise<Returned | null>;
  giveUp: () => void;
}

/** Waits for the answer that `isOurs`, and acknowledges it to the window. */
export function waitForReturn(kind: OutsideKind, isOurs: (returned: Returned) => boolean): Waiting {
  const { promise, resolve } = withResolvers<Returned | null>();
  const channel = openChannel((message) => {
    if (message.type !== 'returned' || message.kind !== kind || !isOurs(message.returned)) return;
    channel.postMessage({ type: 'taken', kind });
    end(message.returned);
  });
  const end = (returned: Returned | null) => {
    channel.close();
    resolve(returned);
  };
  return { answer: promise, giveUp: () => end(null) };
}

/** Offers what came back to the page that opened this window; false when no page waits for it. */
export async function handOver(kind: OutsideKind, returned: Returned): Promise<boolean> {
  const { promise, resolve } = withResolvers<boolean>();
  const channel = openChannel((message) => {
    if (message.type === 'taken' && message.kind === kind) resolve(true);
  });
  channel.postMessage({ type: 'returned', kind, returned });
  const timer = setTimeout(() => resolve(false), takenWithinMs);
  const isTaken = await promise;
  clearTimeout(timer);
  channel.close();
  return isTaken;
}

/** Promise.withResolvers, which browsers of 2023 lack. */
function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
