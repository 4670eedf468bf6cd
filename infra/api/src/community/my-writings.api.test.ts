import { writeInquiry } from '@mall/contracts/api/community/inquiries';
import { listMyInquiries, listMyReviews } from '@mall/contracts/api/community/my-writings';
import { sql } from 'kysely';
import { newVisitor, startTestApi, type TestApi, type Visitor } from '../testing/servers/start-test-api.ts';

let api: TestApi;
let member: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  member = await api.logIn();
});
afterAll(() => api.close());

it("lists a member's inquiries about all products with their answers, to no one else", async () => {
  for (const product_id of [3, 4]) {
    const content = `${product_id}번 상품을 문의합니다`;
    await api.call(
      writeInquiry,
      { body: { product_id, category: 'SIZE', is_secret: true, content } },
      member,
    );
    api.wait(1000);
  }
  const mine = (await api.call(listMyInquiries, { query: {} }, member)).data;
  expect(mine.rows.map(({ content, product }) => [content, product.product_id])).toEqual([
    ['4번 상품을 문의합니다', 4],
    ['3번 상품을 문의합니다', 3],
  ]);
  expect(mine.rows[0]?.product).toMatchObject({ is_on_sale: true, image: { path: expect.any(String) } });
  const stranger = await api.logIn('staff0001');
  expect((await api.call(listMyInquiries, { query: {} }, stranger)).data.rows).toEqual([]);
  expect(await api.call(listMyInquiries, { query: {} }, newVisitor())).toMatchObject({ status: 401 });
});

it("lists a member's reviews, also of what is off sale by now", async () => {
  await sql`update reviews set member_id = (select member_id from members where user_id = 'shopper01')
    where review_id in (select review_id from reviews where member_id is null order by review_id limit 3)`.execute(
    api.db,
  );
  const all = (await api.call(listMyReviews, { query: { limit: 2 } }, member)).data;
  expect([all.rows.length, all.paginate.total]).toEqual([2, 3]);
  expect(all.rows[0]).toMatchObject({ is_mine: true, product: { is_on_sale: true } });
  const id = all.rows[0]?.product_id ?? 0;
  await sql`update products set is_hidden = true where product_id = ${id}`.execute(api.db);
  const [first] = (await api.call(listMyReviews, { query: {} }, member)).data.rows;
  expect(first?.product).toMatchObject({ product_id: id, is_on_sale: false });
  const stranger = await api.logIn('staff0001');
  expect((await api.call(listMyReviews, { query: {} }, stranger)).data.rows).toEqual([]);
});
