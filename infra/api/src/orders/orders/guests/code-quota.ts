import type { Db } from '../../../platform/database/schema/schema.ts';
import { createError } from '../../../platform/http/create-error.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Least time between two codes of one asker for an order (ms). */
const betweenMs = 60_000;
/**
 * Codes in a day. An order's phone is unproved, and the asker may have read a parcel's label: each
 * asker has a part of an order's codes, so that the others are left for its owner.
 */
const maximum = { ofOrderForAsker: 3, ofPhoneForAsker: 6, ofOrder: 8, ofPhone: 12 } as const;

interface Asked {
  orderId: string;
  phone: string;
  /** Network address of the asker, as it is counted for throttling: a browser is made up easily. */
  address: string;
}

/**
 * Refuses a code beyond what an asker, an order and a phone get in a day, and within a minute of the asker's last, with
 * RATE_LIMITED and when the next may be asked for. Inside the transaction that sends it, under the phone's lock.
 */
export async function requireCodeQuota(tx: Db, { orderId, phone, address }: Asked, now: Date): Promise<void> {
  const sent = await tx
    .selectFrom('guest_order_codes')
    .select(['order_id', 'phone', 'address', 'created_at'])
    .where('created_at', '>', new Date(now.getTime() - dayMs))
    .where((eb) => eb.or([eb('phone', '=', phone), eb('order_id', '=', orderId)]))
    .orderBy('created_at')
    .execute();
  const ofOrder = sent.filter((code) => code.order_id === orderId);
  const ofPhone = sent.filter((code) => code.phone === phone);
  const own = ofOrder.filter((code) => code.address === address);
  const fullUntil = Math.max(
    freeAt(own, maximum.ofOrderForAsker),
    freeAt(
      ofPhone.filter((code) => code.address === address),
      maximum.ofPhoneForAsker,
    ),
    freeAt(ofOrder, maximum.ofOrder),
    freeAt(ofPhone, maximum.ofPhone),
  );
  if (fullUntil > now.getTime()) throw usedUp(fullUntil - now.getTime());
  const delayMs = (own.at(-1)?.created_at.getTime() ?? 0) + betweenMs - now.getTime();
  if (delayMs > 0) throw createError('RATE_LIMITED', { retryAfterS: Math.ceil(delayMs / 1000) });
}

/** When the day's quota has a place again: once the oldest of the last ones is a day old (ms). */
function freeAt(sent: readonly { created_at: Date }[], most: number): number {
  const oldest = sent.at(-most);
  return oldest ? oldest.created_at.getTime() + dayMs : 0;
}

function usedUp(waitMs: number) {
  const hours = Math.ceil(waitMs / hourMs);
  return createError('RATE_LIMITED', {
    message: `오늘 받으실 수 있는 인증번호를 모두 보내드렸습니다. ${hours}시간 후에 다시 요청하시거나 고객센터로 문의해주세요.`,
    retryAfterS: Math.ceil(waitMs / 1000),
  });
}
