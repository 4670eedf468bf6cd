import { checkOrderPayment } from '@mall/contracts/api/orders/orders';
import { sql } from 'kysely';
import { abandonOrder } from '../../orders/orders/close-order.ts';
import { type ChosenOption, choosePlainOptions, setStock, type wanted } from '../orders/choose-options.ts';
import { newKey, toPay } from '../orders/order-steps.ts';
import { startClaimShop } from './start-claim-shop.ts';
import { newVisitor, type Visitor } from './start-test-api.ts';

interface From {
  address: string;
  visitor?: Visitor;
  pay_method?: 'CARD' | 'DEPOSIT';
}

/** The network address of one shopper of a crowd. */
export const crowdAddress = (index: number) => `198.51.${Math.floor(index / 250)}.${(index % 250) + 1}`;

/** A shop that bounds what is left unpaid as one does in production, and crowds that order in it. */
export async function startBoundedShop() {
  const shop = await startClaimShop({ isBounded: true });
  const { api, portone, steps } = shop;
  /** Orders as a browser of that address does, through the proxy that the API trusts. */
  const order = async (
    products: ReturnType<typeof wanted>[],
    { address, visitor: known, pay_method = 'CARD' }: From,
  ) => {
    const visitor = { ...(known ?? newVisitor()), address };
    const { temporary_id, amount } = await steps.prepare(visitor, products);
    const reply = await steps.place(visitor, temporary_id, amount.total, newKey(), { pay_method });
    return { visitor, reply };
  };
  return Object.assign(shop, {
    order,
    pay: async ({ visitor, reply }: Awaited<ReturnType<typeof order>>) => {
      const { payment, order_id } = reply.data;
      await portone.decide(toPay(payment), 'approve');
      return api.call(checkOrderPayment, { body: { order_id } }, visitor);
    },
    /** Pieces of orders that wait to be paid. */
    held: async (condition = sql`true`) => {
      const { rows } = await sql<{ pieces: number }>`select coalesce(sum(l.order_quantity), 0)::int as pieces
        from orders o join order_lines l using (order_id)
        where o.payment_state = 'READY' and ${condition}`.execute(api.db);
      return rows[0]?.pieces ?? 0;
    },
    /** Options of a product each, with so many pieces. */
    options: async (count: number, stock: number): Promise<ChosenOption[]> => {
      const chosen = await choosePlainOptions(api.db, count);
      for (const option of chosen) await setStock(api.db, option.product_option_id, stock);
      return chosen;
    },
    /** Ends all holds and resets the counts of calls. */
    calm: async () => {
      const open = await api.db
        .selectFrom('orders')
        .select('order_id')
        .where('payment_state', '=', 'READY')
        .execute();
      const closing = { state: 'FAILED', code: 'PAYMENT_FAILED', isRefundDue: false } as const;
      for (const { order_id } of open)
        await abandonOrder(api.db, order_id, { ...closing, now: api.deps.clock() });
      api.wait(10 * 60_000 + 1);
      shop.member = await api.logIn();
    },
  });
}
export type BoundedShop = Awaited<ReturnType<typeof startBoundedShop>>;
