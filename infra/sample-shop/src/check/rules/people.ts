import { listRestockAlarms } from '@mall/contracts/api/orders/restock-alarms';
import { login } from '@mall/contracts/api/people/members';
import { optionBar } from '@mall/contracts/domain/catalogue/option-availability';
import { orderStatuses } from '@mall/contracts/domain/orders/order-status';
import { sql } from 'kysely';
import { samplePassword } from '../../shoppers/members.ts';
import type { Shop } from '../reading/shop.ts';
import type { Rule } from '../rule.ts';

/** Whose own pages are looked at. */
const looker = 'platinum1';

async function sharedDoors({ db }: Shop): Promise<string[]> {
  const { rows } = await sql<{ address: string; count: number }>`
    select zipcode || ' ' || address || ' ' || address_detail as address, count(*)::int as count from members
    where address <> '' group by 1 having count(*) > 1`.execute(db);
  return rows.map(({ address, count }) => `${count} members live at ${address}`);
}

async function missingAlarms({ call }: Shop): Promise<string[]> {
  const { token } = await call(login, {
    body: { provider: 'normal', user_id: looker, user_passwd: samplePassword },
  });
  const { rows } = await call(listRestockAlarms, { query: { page: 1, limit: 50 } }, token ?? '');
  const states = new Set(rows.map(({ state }) => state));
  return (['WAITING', 'SENT'] as const)
    .filter((state) => !states.has(state))
    .map((state) => `${looker} has no alarm that is ${state}`);
}

async function missingStatuses({ db }: Shop): Promise<string[]> {
  const { rows } = await sql<{ status: string }>`select distinct status from order_lines`.execute(db);
  return orderStatuses
    .filter((status) => !rows.some((row) => row.status === status))
    .map((status) => `no order is ${status}`);
}

async function earlyOrders({ db }: Shop): Promise<string[]> {
  const { rows } = await sql<{ order_id: string; product_name: string }>`
    select order_id, product_name from orders join order_lines using (order_id) join products using (product_id)
    where ordered_at < released_at`.execute(db);
  return rows.map(({ order_id, product_name }) => `${order_id} was placed before ${product_name} was sold`);
}

/** Kinds of options that rule 4.11 treats in a way of their own, and without an example in the shop. */
function missingOptions({ products }: Shop): string[] {
  const sizes = products.flatMap(({ view }) => view.options.colors.flatMap((color) => color.sizes));
  const kinds = {
    'sold out': sizes.filter(({ stock }) => stock <= 0),
    stopped: sizes.filter(({ stock, sale_state }) => stock > 0 && sale_state === 'STOP'),
    hidden: sizes.filter(({ is_display }) => !is_display),
    'out of quick delivery': sizes.filter((size) => optionBar(size, true) === 'no-quick'),
  };
  return Object.entries(kinds).flatMap(([kind, found]) => (found.length > 0 ? [] : [`no option is ${kind}`]));
}

/** Rules of members, what is theirs, and what they can meet. */
export const peopleRules: readonly Rule[] = [
  { name: 'no two members live behind one door', find: sharedDoors },
  { name: 'a member has restock alarms that wait and that were sent', find: missingAlarms },
  { name: 'orders of every status exist', find: missingStatuses },
  { name: 'nothing was ordered before it was sold', find: earlyOrders },
  { name: 'options that are sold out, stopped, hidden or out of quick delivery exist', find: missingOptions },
];
