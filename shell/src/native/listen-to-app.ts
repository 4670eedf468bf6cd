import { issueAppCoupon } from '@mall/contracts/api/money/app-coupon';
import { type PushToken, storePushToken } from '@mall/contracts/api/people/mobiles';
import { isApiError } from '@mall/contracts/client/api-error';
import { randomUuid } from '@mall/contracts/client/random-uuid';
import { bridgeVersion, readAppMessage } from '@mall/contracts/platform/app/app-bridge';
import type { RemoteServices } from '@mall/remote-kit/services';
import * as z from 'zod/mini';
import { copy } from './copy.ts';
import type { ShellBridge } from './create-native-bridge.ts';

type Services = Pick<RemoteServices, 'api' | 'session' | 'dialogs'>;

/** What the app calls with a line of JSON (docs/app.md). */
interface AppWindow {
  MallShop?: { receive: (text: string) => void };
}

/**
 * The app's side of the bridge (spec 4.2, 7.2): the handshake, its push token, and the coupon for installing it. A page
 * in a browser has no `MallShop`.
 */
export function listenToApp(services: Services, native: ShellBridge): () => void {
  const { session, dialogs } = services;
  const pushes = createPushes(services);
  // Only the app receives it, so that a message with it is the app's.
  const channel = randomUuid();
  let isBound = false;

  function receive(text: string): void {
    const received = readAppMessage(text);
    if (received.kind === 'unknown') return;
    const isOurs = received.channel === channel;
    if (isBound && !isOurs) return;
    if (received.kind === 'unreadable') return void dialogs.alert(copy.unreadable);
    if (received.message.type === 'PUSH_TOKEN') return void pushes.keep(received.message.payload);
    // A sender that cannot name the channel never received it.
    if (!isOurs) return;
    isBound = true;
    native.limitTo(new Set(received.message.payload.capabilities));
  }

  (window as unknown as AppWindow).MallShop = { receive };
  // Asks for the token: the app may have been ready before the page was.
  native.post({ type: 'PAGE_READY', payload: { bridge: bridgeVersion, channel } });
  let { status } = session.current();
  return session.subscribe(() => {
    const { status: next } = session.current();
    if (next === 'out' && status !== 'out') native.post({ type: 'LOGIN_ENDED' });
    status = next;
    void pushes.claimCoupon();
  });
}

function createPushes({ api, session, dialogs }: Services) {
  let device: string | null = null;
  let claimedBy: number | null = null;

  async function claimCoupon(): Promise<void> {
    const { memberId } = session.current();
    const uuid = z.safeParse(z.uuid(), device);
    if (memberId === null || memberId === claimedBy || !uuid.success) return;
    claimedBy = memberId;
    try {
      await api(issueAppCoupon, { body: { member_id: memberId, uuid: uuid.data } });
      dialogs.toast(copy.couponIssued);
    } catch {
      // Once per member and device: most logins have had it.
    }
  }

  async function keep(token: PushToken): Promise<void> {
    device = token.uuid;
    try {
      await api(storePushToken, { body: token });
    } catch (error) {
      if (isApiError(error, 'INVALID_REQUEST')) await dialogs.alert(error.message || copy.unreadable);
    }
    await claimCoupon();
  }

  return { keep, claimCoupon };
}
