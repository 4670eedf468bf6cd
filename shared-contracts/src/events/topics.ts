import * as z from 'zod/mini';
import { wonSchema } from '../domain/money.ts';
import { defineTopic } from './topic.ts';

/** Login status as everyone sees it (spec 4.1); `null` while logged out or checking. */
export const sessionChanged = defineTopic({
  name: 'session:changed',
  version: 1,
  schema: z.object({ status: z.enum(['checking', 'in', 'out']), member_id: z.nullable(z.int()) }),
  isReplayed: true,
  isCrossTab: true,
});

/** The member has logged out, as opposed to a login that has ended: every tab forgets what was typed in it. */
export const sessionLoggedOut = defineTopic({
  name: 'session:logged-out',
  version: 1,
  schema: z.object({}),
  isCrossTab: true,
});

/** The number of lines in the member's cart. */
export const cartCountChanged = defineTopic({
  name: 'cart:count-changed',
  version: 1,
  schema: z.object({ count: z.int() }),
  isReplayed: true,
  isCrossTab: true,
});

/** Quantities or options in the member's cart; `source` is the tab that changed them. */
export const cartLinesChanged = defineTopic({
  name: 'cart:lines-changed',
  version: 1,
  schema: z.object({ source: z.string() }),
  isCrossTab: true,
});

const trackedProductSchema = z.object({
  product_id: z.int(),
  product_name: z.string(),
  last_price: wonSchema,
  quantity: z.int(),
});

/** Products went into the cart. */
export const cartProductsAdded = defineTopic({
  name: 'cart:products-added',
  version: 1,
  schema: z.object({ products: z.array(trackedProductSchema) }),
});

/** A product page was opened. */
export const productViewed = defineTopic({
  name: 'product:viewed',
  version: 1,
  schema: trackedProductSchema,
});

/** Another option of a product was picked in the fragment that lends the choice. */
export const productOptionPicked = defineTopic({
  name: 'product:option-picked',
  version: 1,
  schema: z.object({ product_id: z.int(), product_option_id: z.int() }),
});

/** A review of an ordered line was written or edited in the fragment that lends the form. */
export const productReviewWritten = defineTopic({
  name: 'product:review-written',
  version: 1,
  schema: z.object({ product_id: z.int(), order_line_id: z.int() }),
});

/** A goods list or search result was shown. */
export const catalogListViewed = defineTopic({
  name: 'catalog:list-viewed',
  version: 1,
  schema: z.object({ title: z.string(), product_ids: z.array(z.int()), keyword: z.nullable(z.string()) }),
});

/** An order was paid. */
export const orderCompleted = defineTopic({
  name: 'order:completed',
  version: 1,
  schema: z.object({ order_id: z.string(), total: wonSchema, products: z.array(trackedProductSchema) }),
});
