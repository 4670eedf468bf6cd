import { sql } from 'kysely';
import * as z from 'zod';
import type { Db, Row } from '../../../../platform/database/schema/schema.ts';
import { operatorCommand, refused } from '../operator-command.ts';
import { idSchema, momentSchema, requireOrder, requireProducts } from '../reading/published.ts';

/** Coupons that are listed, newest first. */
const listed = 200;
const wonSchema = z.int().min(1).max(10_000_000);

const inputSchema = z
  .strictObject({
    name: z.string().trim().min(1).max(60),
    /** As it is printed; kept in capitals and without hyphens (decision 154). */
    code: z.string().max(60),
    amount: wonSchema.optional(),
    rate: z.int().min(1).max(99).optional(),
    maximum: wonSchema.optional(),
    minimum: wonSchema.optional(),
    /** How many members get it. */
    limit: z.int().min(1).max(10_000_000).optional(),
    /** Days that a member has it. */
    days: z.int().min(1).max(3650),
    start_at: momentSchema.optional(),
    end_at: momentSchema,
    product_ids: z.array(idSchema).min(1).max(500).optional(),
  })
  .refine(
    ({ amount, rate }) => (amount === undefined) !== (rate === undefined),
    'it takes an amount or a rate',
  )
  .refine(
    ({ amount, maximum }) => amount === undefined || maximum === undefined,
    'only a rate has a maximum',
  );

/** Makes a coupon that members get by a code: of an order, or of the products that are named. */
export const addCouponCode = operatorCommand(
  inputSchema,
  async (
    { amount, rate, maximum, minimum, limit, days, start_at, end_at, product_ids, ...given },
    { tx, now },
  ) => {
    const code = given.code.replaceAll(/[\s-]/g, '').toUpperCase();
    if (!/^[A-Z0-9]{4,40}$/.test(code)) throw refused('a code has 4 to 40 letters and digits');
    const starts_at = start_at ? new Date(start_at) : now;
    const ends_at = new Date(end_at);
    requireOrder(starts_at, ends_at);
    if (ends_at <= now) throw refused(`it would have ended at ${ends_at.toISOString()}`);
    if (product_ids) await requireProducts(tx, product_ids);
    const coupon = {
      name: given.name,
      code,
      source: 'CODE' as const,
      kind: product_ids ? ('PRODUCT' as const) : ('ORDER' as const),
      discount_type: rate === undefined ? ('FIXED' as const) : ('RATE' as const),
      discount_value: rate ?? amount ?? 0,
      maximum_amount: maximum ?? null,
      minimum_amount: minimum ?? 0,
      issue_limit: limit ?? null,
      product_ids: product_ids ?? null,
      valid_days: days,
      starts_at,
      ends_at,
    };
    // Two operators at once: the second finds the first one's code.
    const made = await tx
      .insertInto('coupons')
      .values(coupon)
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('coupon_id')
      .executeTakeFirst();
    if (!made) throw refused(`the code ${code} is taken`);
    return {
      lines: [`coupon ${made.coupon_id}: ${coupon.name}; code ${code} until ${ends_at.toISOString()}`],
      changes: [{ subject: `coupon ${made.coupon_id}`, before: null, after: coupon }],
    };
  },
);

type Coupon = Row<
  'coupons',
  | 'coupon_id'
  | 'name'
  | 'source'
  | 'code'
  | 'discount_type'
  | 'discount_value'
  | 'issued_count'
  | 'issue_limit'
  | 'starts_at'
  | 'ends_at'
>;

/** Coupons that members can get, by which way, and how many have. */
export const listCoupons = operatorCommand(z.strictObject({}), async (_input, { tx, now }) => {
  const { rows } = await sql<Coupon>`
    select coupon_id, name, source, code, discount_type, discount_value, issued_count, issue_limit, starts_at, ends_at
    from coupons where ends_at > ${now}::timestamptz order by coupon_id desc limit ${listed}`.execute(tx);
  const lineOf = (row: Coupon) => {
    const discount = row.discount_type === 'RATE' ? `${row.discount_value}%` : `${row.discount_value} KRW`;
    const issued = `${row.issued_count}${row.issue_limit === null ? '' : ` of ${row.issue_limit}`} given`;
    const way = row.code ?? row.source.toLowerCase();
    return `coupon ${row.coupon_id}: ${row.name}; ${discount}; ${way}; ${issued}; ${row.starts_at.toISOString()} to ${row.ends_at.toISOString()}`;
  };
  return { lines: rows.length > 0 ? rows.map(lineOf) : ['no coupons'], changes: [] };
});

/** Ends the issue of a coupon; members who have it keep it for its days. */
export const endCoupon = operatorCommand(z.strictObject({ id: idSchema }), async ({ id }, { tx, now }) => {
  const before = await timesOf(tx, id);
  if (before.ends_at <= now) throw refused(`coupon ${id} ended at ${before.ends_at.toISOString()}`);
  // An end has to come after the beginning.
  const starts_at = before.starts_at < now ? before.starts_at : new Date(now.getTime() - 1);
  const after = { starts_at, ends_at: now };
  await tx.updateTable('coupons').set(after).where('coupon_id', '=', id).execute();
  return {
    lines: [`coupon ${id} is not issued any more; members who have it keep it`],
    changes: [{ subject: `coupon ${id}`, before, after }],
  };
});

async function timesOf(tx: Db, id: number) {
  const coupon = await tx
    .selectFrom('coupons')
    .select(['starts_at', 'ends_at'])
    .where('coupon_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!coupon) throw refused(`there is no coupon ${id}`);
  return coupon;
}
