import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { searchProducts } from '@mall/contracts/api/catalogue/products';
import type { EndpointData } from '@mall/contracts/endpoint';
import { arriving, percentile } from '../load/arriving.ts';
import { leastDisturbed, ownLagDuring } from '../load/least-disturbed.ts';
import type { LoadTarget } from '../load/load.ts';
import { type OptionToBuy, Shopper } from '../services/shopper.ts';
import type { Report } from './report.ts';

/** Sample members who may order; every other shopper is a guest. */
const members = ['welcome01', 'silver001', 'shopper01', 'platinum1', 'vip000001'];
const password = 'Wool!Coat72';
const optionsToSell = 40;
/** Pieces that an option needs, so that none runs out. */
const leastStock = 40;
/** Orders per second, for so long at least that a p95 says something. */
const rate = 10;
const leastSeconds = 10;
const goalMs = 60;

/**
 * An order as the server works on it: storing it with its stock, and checking its payment with the provider (a
 * process of ours on this machine). What the shopper does in between does not count.
 */
export async function benchOrders(target: LoadTarget, partners: string, report: Report): Promise<void> {
  const options = await findOptions(target.origin);
  const logins = await Promise.all(
    members.map(async (userId) => {
      const shopper = new Shopper(target.origin, partners);
      await shopper.logIn(userId, password);
      return shopper;
    }),
  );
  let times: number[] = [];
  const refusals: string[] = [];
  const buy = async (index: number) => {
    const member = index % 2 === 0 ? logins[(index / 2) % logins.length] : undefined;
    const option = options[index % options.length];
    if (!option) throw new Error('the catalogue has no option to sell');
    const outcome = await order(member ?? new Shopper(target.origin, partners), option);
    if (typeof outcome === 'number') times.push(outcome);
    else refusals.push(outcome);
  };
  // The first ones prepare statements and connections.
  for (let index = 0; index < 20; index += 1) await buy(index);
  const calm = await leastDisturbed(async () => {
    times = [];
    const ownLagMs = await ownLagDuring(() =>
      arriving({ rate, seconds: Math.max(leastSeconds, target.seconds) }, buy),
    );
    return { times, ownLagMs };
  });
  if (refusals.length > 0) console.log(`  orders that did not end as paid: ${refusals.join(', ')}`);
  report.atMost(`order with payment check, at ${rate}/s, p50`, percentile(calm.times, 0.5), 'ms', goalMs);
  report.atMost(`order with payment check, at ${rate}/s, p95`, percentile(calm.times, 0.95), 'ms', goalMs);
  report.atMost('orders that did not end as paid', refusals.length, '', 0);
}

/** One order from the product page on; the milliseconds that count, or why it did not come about. */
async function order(shopper: Shopper, option: OptionToBuy): Promise<number | string> {
  const sheet = await shopper.choose(option);
  if (typeof sheet === 'string') return sheet;
  const placing = performance.now();
  const placed = await shopper.place(sheet);
  const placeMs = performance.now() - placing;
  if (typeof placed === 'string') return placed;
  await shopper.pay(placed.payment);
  const checking = performance.now();
  const state = await shopper.check(placed.order_id);
  return state === 'PAID' ? placeMs + performance.now() - checking : state;
}

/** Options of single pieces that are well in stock. */
async function findOptions(origin: string): Promise<OptionToBuy[]> {
  const get = async <Data>(path: string): Promise<Data> => {
    const reply = await fetch(`${origin}${path}`);
    return ((await reply.json()) as { data: Data }).data;
  };
  const found: OptionToBuy[] = [];
  for (let page = 1; found.length < optionsToSell; page += 1) {
    const list = await get<EndpointData<typeof searchProducts>>(`${searchProducts.path}?page=${page}`);
    if (list.rows.length === 0) break;
    for (const { product_id, promotions } of list.rows) {
      if (promotions.length > 0) continue;
      const path = viewProduct.path.replace(':id', String(product_id));
      const { options } = await get<EndpointData<typeof viewProduct>>(path);
      const sold = options.colors
        .flatMap((color) => color.sizes)
        .find((size) => size.sale_state === 'ON' && size.stock >= leastStock);
      if (sold) found.push({ product_id, product_option_id: sold.product_option_id });
    }
  }
  return found;
}
