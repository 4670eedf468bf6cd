import { randomUUID } from 'node:crypto';
import { queueMessage } from '../people/contact/queue-message.ts';
import type { Db } from '../platform/database/schema/schema.ts';

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

/** Tells the phone that was named when ordering what is done about its money, in the transaction that does it. */
export async function tellOrderer(
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
