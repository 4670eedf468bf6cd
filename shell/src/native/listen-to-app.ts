import { issueAppCoupon } from '@mall/contracts/api/money/app-coupon';
import { pushTokenSchema, storePushToken } from '@mall/contracts/api/people/mobiles';
import { isApiError } from '@mall/contracts/client/api-error';
import type { RemoteServices } from '@mall/remote-kit/services';
import * as z from 'zod/mini';
import { copy } from './copy.ts';

type Services = Pick<RemoteServices, 'api' | 'session' | 'native' | 'dialogs'>;

/** What the app calls with a line of JSON (docs/app.md). */
interface AppWindow {
  MallShop?: { receive: (text: string) => void };
}

const messageSchema = z.object({ type: z.literal('PUSH_TOKEN'), payload: pushTokenSchema });

function parse(text: string) {
  try {
    return z.safeParse(messageSchema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * The app's side of the bridge: keeps its push token, and claims the coupon for installing it when a member is in
 * (spec 4.2, 7.2). Only in the app; a page in a browser has no `MallShop`.
 */
export function listenToApp(services: Services): () => void {
  const { api, session, native, dialogs } = services;
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

  async function receive(text: string): Promise<void> {
    const message = parse(text);
    if (!message) return dialogs.alert(copy.unreadable);
    device = message.payload.uuid;
    try {
      await api(storePushToken, { body: message.payload });
    } catch (error) {
      if (isApiError(error, 'INVALID_REQUEST')) await dialogs.alert(error.message || copy.unreadable);
    }
    await claimCoupon();
  }

  (window as unknown as AppWindow).MallShop = { receive: (text) => void receive(text) };
  // Asks for the token: the app may have been ready before the page was.
  native.post({ type: 'PAGE_READY' });
  return session.subscribe(() => void claimCoupon());
}
