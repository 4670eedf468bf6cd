import { insertRows } from '@mall/api/platform/database/insert-rows';
import { loadInBulk } from '@mall/api/platform/database/load-in-bulk';
import type { Db } from '@mall/api/platform/database/schema/schema';
import { multiPieceBenefits } from '@mall/contracts/domain/catalogue/promotions';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { brandOfProduct } from './catalogue/brand-of-product.ts';
import type { CouponProducts } from './catalogue/coupons.ts';
import { type MadeProduct, makeProduct, type UsedNames } from './products/make-product.ts';
import { reviewFacts, stockFacts } from './products/product-facts.ts';
import { type Bundle, settlePromotions } from './promotions/settle-promotions.ts';
import { makeInquiries } from './shoppers/inquiries.ts';
import { BestPages } from './shoppers/reviews/best-pages.ts';
import { makeReviews } from './shoppers/reviews/make-reviews.ts';

const batchSize = 500;
const timeSaleProducts = 16;
/** Tables that hold most of a catalogue. */
export const catalogueTables = [
  'products',
  'product_colors',
  'product_options',
  'reviews',
  'product_inquiries',
];

interface Wanted {
  productCount: number;
  now: Date;
  logger: FastifyBaseLogger;
}

/** What is decided while products are made and stored after them. */
interface SeededProducts {
  /** Those that the sample coupons apply to. */
  couponProducts: CouponProducts;
  bundles: Bundle[];
}

/** Products with colours, options, reviews and inquiries. */
export async function seedProducts(tx: Db, wanted: Wanted): Promise<SeededProducts> {
  const couponProducts: CouponProducts = { 5: [], 10: [] };
  const bundles: Bundle[] = [];
  const pages = new BestPages(wanted.productCount);
  await loadInBulk(tx, [...catalogueTables, 'search_words'], async () => {
    let storing: Promise<void> = Promise.resolve();
    for (const batch of makeBatches(wanted)) {
      const { made, bundles: own } = settlePromotions(batch);
      bundles.push(...own);
      // The next products are made while the database stores these.
      await storing;
      storing = storeBatch(tx, made, wanted, pages);
      for (const { couponRate, product } of made)
        if (couponRate !== null) couponProducts[couponRate].push(product.product_id);
    }
    await storing;
  });
  await startTimeSale(tx);
  // The embedded database has no autovacuum.
  for (const table of [...catalogueTables, 'search_words'])
    await sql`analyze ${sql.table(table)}`.execute(tx);
  return { couponProducts, bundles };
}

function* makeBatches({ productCount, now }: Wanted): Generator<MadeProduct[]> {
  const taken: UsedNames = new Map();
  for (let from = 1; from <= productCount; from += batchSize) {
    const made: MadeProduct[] = [];
    for (let id = from; id < from + batchSize && id <= productCount; id += 1)
      made.push(makeProduct(id, brandOfProduct(id), taken, now));
    yield made;
  }
}

async function storeBatch(tx: Db, made: readonly MadeProduct[], wanted: Wanted, pages: BestPages) {
  const { productCount, now, logger } = wanted;
  const reviews = made.map((item) =>
    makeReviews(item, brandOfProduct(item.product.product_id).site, now, pages),
  );
  const products = made.map((item, index) => ({
    ...item.product,
    ...reviewFacts(reviews[index] ?? []),
    ...stockFacts(item.options),
  }));
  await insertRows(tx, 'products', products);
  for (const [table, rowsOf] of [
    ['product_colors', ({ colors }: MadeProduct) => colors],
    ['product_options', ({ options }: MadeProduct) => options],
    ['product_inquiries', (item: MadeProduct) => makeInquiries(item, now)],
  ] as const)
    await insertRows(tx, table, made.flatMap<object>(rowsOf));
  await insertRows(tx, 'reviews', reviews.flat());
  logger.info(`seeding ${made.at(-1)?.product.product_id}/${productCount}`);
}

/** The time sale takes a fifth off some best sellers; luxury and what is cheaper by the set take no part. */
async function startTimeSale(tx: Db): Promise<void> {
  await sql`update products set
      time_sale_price = greatest(900, (sell_price * 8 / 10) / 1000 * 1000 + 900 - 1000),
      promotions = array_append(promotions, 'TIME')
    where product_id in (
      select p.product_id from products p join brands b using (brand_id)
      where not p.is_sold_out and b.family_site_id <> 8 and p.sell_price > 20000
        and not p.promotions && ${[...multiPieceBenefits]}::text[]
      order by p.sales_count desc, p.product_id limit ${timeSaleProducts})`.execute(tx);
}
