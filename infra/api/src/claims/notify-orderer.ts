import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { queueMessage } from '../people/contact/queue-message.ts';
import { lockClasses } from '../platform/database/lock-classes.ts';
import type { Db } from '../platform/database/schema/schema.ts';

/** Messages to one phone in a day, of all orders that name it: it is unproved. */
const maximumADay = 10;
const dayMs = 86_400_000;

const words = {
  CANCELLED: {
    title: '주문 취소 안내',
    content: (orderId: string) =>
      `주문 ${orderId}의 취소가 접수되었습니다. 본인이 아니라면 고객센터로 연락해주세요.`,
  },
  REFUND_ACCOUNT: {
    title: '환불 계좌 등록 안내',
    content: (orderId: string) =>
      `주문 ${orderId}의 환불 계좌가 등록되거나 변경되었습니다. 본인이 아니라면 고객센터로 연락해주세요.`,
  },
} as const;

/**
 * Notifies the phone that was named when ordering what is done about its money, in the transaction that does it. Beyond
 * ten messages in a day nothing is sent (decision 92).
 */
export async function notifyOrderer(
  tx: Db,
  orderId: string,
  what: keyof typeof words,
  now: Date,
): Promise<void> {
  const { form, member_id } = await tx
    .selectFrom('orders')
    .select(['form', 'member_id'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (!(await isWithinQuota(tx, form.orderer_phone, now))) return;
  const { title, content } = words[what];
  await queueMessage(
    tx,
    {
      memberId: member_id,
      source: `order-told:${randomUUID()}`,
      phone: form.orderer_phone,
      title,
      content: content(orderId),
      href: '/member/login',
    },
    now,
  );
}

/** Under the lock of the phone, so that many at once do not count to the same number. */
async function isWithinQuota(tx: Db, phone: string, now: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${lockClasses.notifiedOrdererPhone}::int, hashtext(${phone}))`.execute(
    tx,
  );
  const { sent } = await tx
    .selectFrom('notifications')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('sent'))
    .where('phone', '=', phone)
    .where('created_at', '>', new Date(now.getTime() - dayMs))
    .where('source', 'like', 'order-told:%')
    .executeTakeFirstOrThrow();
  return sent < maximumADay;
}
