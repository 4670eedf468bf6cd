import type { Receiver } from '@mall/contracts/domain/people/receiver';
import type { Db } from '../../../platform/database/schema/schema.ts';

/** Orders that are looked at, and receivers that come out of them at most. */
const latestOrders = 20;
const maximumReceivers = 5;

/** Where the latest orders of a member went, newest first, each once. None are stored for guests. */
export async function recentReceivers(db: Db, memberId: number | null): Promise<Receiver[]> {
  if (memberId === null) return [];
  const orders = await db
    .selectFrom('orders')
    .select('form')
    .where('member_id', '=', memberId)
    .orderBy('ordered_at', 'desc')
    .limit(latestOrders)
    .execute();
  const byText = new Map<string, Receiver>();
  for (const { form } of orders) {
    const { receiver_name, receiver_phone, zipcode, address, address_detail } = form;
    const receiver = { receiver_name, receiver_phone, zipcode, address, address_detail };
    byText.set(JSON.stringify(receiver), byText.get(JSON.stringify(receiver)) ?? receiver);
  }
  return [...byText.values()].slice(0, maximumReceivers);
}
