import {
  adviseSize,
  deleteSizeProfile,
  readSizeProfile,
  saveSizeProfile,
} from '@mall/contracts/api/community/size-advice';
import { sql } from 'kysely';
import {
  newVisitor,
  startTestApi,
  type TestApi,
  type Visitor,
} from '../../testing/servers/start-test-api.ts';

let api: TestApi;
let member: Visitor & { memberId: number };
let product_id = 0;
let sizes: string[] = [];

beforeAll(async () => {
  api = await startTestApi();
  member = await api.logIn('shopper01');
  // A product of which the member has bought another one's category, in sizes by letters.
  const { rows } = await sql<{ product_id: number; sizes: string[] }>`
    select p.product_id, array_agg(distinct o.size_name) as sizes from products p join product_options o using (product_id)
    where p.garment ->> 'type' in ('crew-knit', 'shirt', 'hoodie', 'cardigan') and o.is_display
    group by p.product_id having array_agg(distinct o.size_name) @> '{S,M,L}' order by p.product_id limit 1`.execute(
    api.db,
  );
  product_id = rows[0]?.product_id ?? 0;
  sizes = rows[0]?.sizes ?? [];
  await sql`delete from reviews where product_id = ${product_id}`.execute(api.db);
  await api.db.updateTable('order_lines').set({ status: 'RETURN_COMPLETE' }).execute();
});
afterAll(() => api.close());

type Body = Omit<Parameters<typeof api.call<typeof adviseSize>>[1]['body'], 'product_id'>;
const advise = async (given: Body = {}, visitor: Visitor | null = null) =>
  (await api.call(adviseSize, { body: { product_id, ...given } }, visitor)).data.rows;

/** Reviews of the product by a buyer of a size with these measures. */
async function reviewed(size: string, height: number, weight: number, fit = 'TRUE', count = 1) {
  for (let left = count; left > 0; left -= 1)
    await sql`insert into reviews (product_id, score, user_name, option_name, content, created_at, size_name, height_cm,
        weight_kg, fit)
      values (${product_id}, 5, '김*연', ${`블랙 / ${size}`}, '잘 맞아요.', now(), ${size}, ${height}, ${weight},
        ${JSON.stringify({ SIZE: fit })}::jsonb)`.execute(api.db);
}

describe('a proposed size', () => {
  it('is none without evidence', async () => {
    expect(await advise()).toEqual([]);
    expect(await advise({ height_cm: 172, weight_kg: 66 })).toEqual([]);
    expect(await advise({}, member)).toEqual([]);
    await reviewed('M', 171, 65, 'TRUE', 2);
    expect(await advise({ height_cm: 172, weight_kg: 66 })).toEqual([]);
  });

  it('is what at least three reviewers of the same measures wear', async () => {
    await reviewed('M', 174, 69);
    const found = { reason: 'SIMILAR_BODY', size: 'M', height_from: 170, total: 3, chosen: 3 };
    expect(await advise({ height_cm: 172, weight_kg: 66 })).toEqual([{ ...found, weight_from: 65 }]);
    // No buyer of this weight, but some of this height.
    expect(await advise({ height_cm: 170, weight_kg: 90 })).toEqual([{ ...found, weight_from: null }]);
    expect(await advise({ height_cm: 175, weight_kg: 66 })).toEqual([]);
  });

  it('is none while they disagree, or found it too small', async () => {
    await reviewed('L', 171, 66, 'MORE', 4);
    expect(await advise({ height_cm: 172, weight_kg: 66 })).toEqual([]);
    await sql`delete from reviews where product_id = ${product_id}`.execute(api.db);
    await reviewed('S', 171, 66, 'LESS', 5);
    expect(await advise({ height_cm: 172, weight_kg: 66 })).toEqual([]);
  });

  it.each([
    [null, 'M'],
    ['LESS', 'L'],
    ['MORE', 'S'],
  ] as const)('follows what the member did not return and said of it: %s leads to %s', async (fit, size) => {
    await sql`delete from reviews where order_line_id is not null`.execute(api.db);
    const { rows } = await sql<{ order_line_id: number }>`
      with option as (
        select o.* from product_options o
        where o.product_id = ${product_id} and o.size_name = 'M' limit 1
      ), line as (
        select l.order_line_id from order_lines l join orders using (order_id)
        where member_id = ${member.memberId} order by l.order_line_id limit 1
      )
      update order_lines l set product_id = option.product_id, product_option_id = option.product_option_id,
        status = 'PURCHASE_CONFIRM'
      from option, line where l.order_line_id = line.order_line_id returning l.order_line_id`.execute(api.db);
    if (fit)
      await sql`insert into reviews (product_id, score, user_name, option_name, content, created_at, order_line_id, fit)
        values (${product_id}, 5, '김*연', '블랙 / M', '후기입니다. 후기입니다.', now(), ${rows[0]?.order_line_id},
          ${JSON.stringify({ SIZE: fit })}::jsonb)`.execute(api.db);
    expect(sizes).toContain(size);
    expect(await advise({}, member)).toMatchObject([{ reason: 'KEPT', size, kept_size: 'M', fit }]);
    expect(await advise()).toEqual([]);
  });

  it('is the usual size when the product comes in it', async () => {
    expect(await advise({ usual: { top: 'm', bottom: '27' } })).toEqual([{ reason: 'USUAL', size: 'M' }]);
    expect(await advise({ usual: { top: '88', bottom: 'M' } })).toEqual([]);
  });

  it('of a product that is not there is NOT_FOUND', async () => {
    expect(await api.call(adviseSize, { body: { product_id: 99_999 } })).toMatchObject({ status: 404 });
  });
});

describe('a size profile', () => {
  const profile = { height_cm: 172, weight_kg: null, usual: { top: 'M' } };

  it('is stored with consent only, for its member only, and used for proposals', async () => {
    const other = await api.logIn('silver001');
    const save = (is_agreed: boolean) =>
      api.call(saveSizeProfile, { body: { ...profile, is_agreed: is_agreed as true } }, member);
    expect(await save(false)).toMatchObject({
      status: 400,
      message: '사이즈 정보를 저장하려면 동의가 필요합니다.',
    });
    expect(await save(true)).toMatchObject({ success: true });
    expect((await api.call(readSizeProfile, {}, member)).data.profile).toEqual(profile);
    expect((await api.call(readSizeProfile, {}, other)).data.profile).toBeNull();
    expect(await api.call(readSizeProfile, {}, newVisitor())).toMatchObject({ status: 401 });
    expect(await advise({}, member)).toContainEqual({ reason: 'USUAL', size: 'M' });
  });

  it('is gone when it is deleted', async () => {
    await api.call(deleteSizeProfile, {}, member);
    expect((await api.call(readSizeProfile, {}, member)).data.profile).toBeNull();
  });
});
