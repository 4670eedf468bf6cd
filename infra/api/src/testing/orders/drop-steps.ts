import { joinDrop, leaveDrop, viewDrop } from '@mall/contracts/api/orders/drops';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';
import type { TestApi, Visitor } from '../servers/start-test-api.ts';
import { type ChosenOption, choosePlainOptions, setStock } from './choose-options.ts';

interface Terms {
  opensInMs?: number;
  endsInMs?: number;
  holdMinutes?: number;
  each?: number;
}

/** Sells an option of a product by holds; options of products that were used before are left out. */
export async function makeDrop(
  { db, deps }: TestApi,
  pieces: number,
  { opensInMs = 0, endsInMs, holdMinutes = 10, each = 1 }: Terms = {},
): Promise<ChosenOption> {
  const used = await db.selectFrom('drops').select('product_id').execute();
  const options = await choosePlainOptions(db, used.length + 1);
  const option = options.find(({ product_id }) => !used.some((drop) => drop.product_id === product_id));
  if (!option) throw new Error('no option is left');
  await setStock(db, option.product_option_id, pieces);
  const at = (ms: number) => new Date(deps.clock().getTime() + ms);
  await db
    .insertInto('drops')
    .values({
      product_id: option.product_id,
      opens_at: at(opensInMs),
      ends_at: endsInMs === undefined ? null : at(endsInMs),
      hold_minutes: holdMinutes,
      pieces_per_person: each,
      created_at: at(0),
    })
    .execute();
  return option;
}

/** What members do in a drop. */
export function dropSteps(api: TestApi) {
  return {
    join: ({ product_id, product_option_id }: ChosenOption, visitor: Visitor, pieces = 1) =>
      api.call(joinDrop, { body: { product_id, product_option_id, pieces } }, visitor),
    leave: ({ product_id }: ChosenOption, visitor: Visitor) =>
      api.call(leaveDrop, { body: { product_id } }, visitor),
    view: ({ product_id }: ChosenOption, visitor: Visitor | null = null) =>
      api.call(viewDrop, { params: { product_id } }, visitor),
  };
}

/** Members without a login, for crowds; returns their ids. */
export async function addCrowd(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ member_id: number }>`
    insert into members (user_id, user_name, email, phone, zipcode, address, address_detail, is_sms_agreed,
      is_email_agreed, grade_id, state, created_at)
    select 'crowd' || (select count(*) from members) || '-' || n, '드롭손님', '', '010' || lpad(n::text, 8, '0'),
      '', '', '', false, false, (select min(grade_id) from grades where user_type = 'NORMAL'), 'ACTIVE', now()
    from generate_series(1, ${count}::int) n returning member_id`.execute(db);
  return rows.map((row) => row.member_id);
}
