import * as z from 'zod/mini';
import { pushTokenSchema } from '../../api/people/mobiles.ts';

/** Version of the bridge that this page speaks. 1 is the bridge without a handshake. */
export const bridgeVersion = 2;

/** What the page sends to the app (docs/app.md). */
const pageMessageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('PAGE_READY'),
    /** Apps of version 1 read none. `channel` comes back in every message of a newer app. */
    payload: z.optional(z.object({ bridge: z.int(), channel: z.uuid() })),
  }),
  z.object({ type: z.literal('LOGIN_SUCCESS'), payload: z.object({ member_id: z.int() }) }),
  z.object({ type: z.literal('LOGIN_ENDED') }),
]);
export type PageMessage = z.infer<typeof pageMessageSchema>;

/** The app's answer to PAGE_READY since version 2: what it understands. */
const appHelloSchema = z.object({
  bridge: z.int().check(z.minimum(2)),
  capabilities: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)),
});

const appMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('APP_HELLO'), payload: appHelloSchema }),
  z.object({ type: z.literal('PUSH_TOKEN'), payload: pushTokenSchema }),
]);
type AppMessage = z.infer<typeof appMessageSchema>;

const appTypes: ReadonlySet<string> = new Set<AppMessage['type']>(['APP_HELLO', 'PUSH_TOKEN']);
const envelopeSchema = z.object({
  type: z.string().check(z.maxLength(40)),
  channel: z.optional(z.string()),
});

export type ReceivedMessage =
  | { kind: 'message'; message: AppMessage; channel: string | undefined }
  /** A type that this page does not know: of an app that is newer than the page. */
  | { kind: 'unknown' }
  | { kind: 'unreadable'; channel: string | undefined };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a line of the app, at most 10,000 characters. */
export function readAppMessage(text: string): ReceivedMessage {
  const value = text.length > 10_000 ? undefined : parseJson(text);
  const envelope = z.safeParse(envelopeSchema, value);
  if (!envelope.success) return { kind: 'unreadable', channel: undefined };
  const { type, channel } = envelope.data;
  if (!appTypes.has(type)) return { kind: 'unknown' };
  const message = z.safeParse(appMessageSchema, value);
  return message.success
    ? { kind: 'message', message: message.data, channel }
    : { kind: 'unreadable', channel };
}

/** Where a message to the app came from: Android's `WebMessageListener` and iOS's `WKScriptMessage` both say it. */
export interface MessageSource {
  /** Origin of the frame that posted. */
  origin: string;
  isMainFrame: boolean;
}

/**
 * The one rule by which the native app accepts a page: both systems put the bridge into every frame, other parties'
 * included. Null is dropped: not the shop's own page, no message, or one that this app does not know.
 */
export function readPageMessage(text: string, source: MessageSource, shopOrigin: string): PageMessage | null {
  if (!source.isMainFrame || source.origin !== shopOrigin) return null;
  return z.safeParse(pageMessageSchema, parseJson(text)).data ?? null;
}
