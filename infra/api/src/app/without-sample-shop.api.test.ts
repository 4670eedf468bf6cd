import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { viewNewMain } from '@mall/contracts/api/content/new-main';
import { orderPurchase, placeOrder } from '@mall/contracts/api/orders/orders';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import { newKey, orderForm } from '../testing/orders/order-steps.ts';
import { startBareApi } from '../testing/servers/start-bare-api.ts';

let api: Awaited<ReturnType<typeof startBareApi>>;
beforeAll(async () => {
  api = await startBareApi();
});
afterAll(() => api.close());

const search = (keyword: string) => api.call(searchProducts, { query: { search_keyword: keyword } });

it('an API without the sample shop starts empty, is filled by its operator, and sells', async () => {
  expect((await search('셔츠')).rows).toEqual([]);
  await api.call(viewNewMain, { query: {} });
  expect(await api.shop('brands', 'list')).toContain('there are no brands yet');

  await api.shop('brands', 'add', '--name', '온빛', '--name-en', 'ONBIT', '--site', 'tbh_shop', '--id', '40');
  await api.shop('categories', 'add', '--name', 'MEN', '--id', '2');
  await api.shop('categories', 'add', '--name', '셔츠', '--parent', '2', '--id', '103');
  const file = join(api.folder, 'catalogue.csv');
  await writeFile(
    file,
    `code,brand_id,category_id,product_name,retail_price,sell_price,garment_type,fabric,pattern,color_name,color_hex,color_group,size_name,stock,picture
ONB-001,40,103,린넨 셔츠,59900,49900,shirt,linen,solid,블루,#4A72AD,BLUE,M,7,`,
  );
  const imported = await api.shop('import', file);
  const id = Number.parseInt(imported, 10);

  expect((await search('셔츠')).rows).toMatchObject([{ product_id: id, brand: { name: '온빛' } }]);
  const product = await api.call(viewProduct, { params: { id }, query: {} });
  expect(product.category).toMatchObject([{ name: 'MEN' }, { name: '셔츠' }]);
  const option = product.options.colors[0]?.sizes[0]?.product_option_id ?? 0;
  const products = [{ product_id: id, product_option_id: option, order_quantity: 2 }];
  const { temporary_id } = await api.call(setOrderTemporary, { body: { products, order_location: 'goods' } });
  const { amount } = await api.call(orderPurchase, { body: { temporary_id } });
  expect(amount.total).toBe(99_800);
  const order = await api.call(
    placeOrder,
    { body: { temporary_id, form: orderForm, expected_total: amount.total } },
    { headers: { 'idempotency-key': newKey() } },
  );
  expect(order.payment?.total_amount).toBe(99_800);
});

it('names what is wrong with a brand or a category', async () => {
  const refusal = (...words: string[]) => expect(api.shop(...words)).rejects;
  const added = await api.shop('categories', 'add', '--name', 'WOMEN', '--id', '3');
  expect(added).toContain('category 3 added: WOMEN');
  await refusal('categories', 'add', '--name', '치마', '--id', '3').toThrow('category 3 exists: WOMEN');
  await refusal('categories', 'add', '--name', '치마', '--parent', '999').toThrow('there is no category 999');
  const child = await api.shop('categories', 'add', '--name', '스커트', '--parent', '3');
  const id = /category (\d+) added: WOMEN > 스커트/.exec(child)?.[1] ?? '';
  await refusal('categories', 'add', '--name', '미니', '--parent', id).toThrow('second level');
  await refusal('brands', 'add', '--name', 'x', '--name-en', 'x', '--site', 'nowhere').toThrow('site');
  await refusal('brands', 'change', '999', '--name', 'x').toThrow('there is no brand 999');
  await api.shop('brands', 'add', '--name', '결', '--name-en', 'GYEOL', '--site', 'outlet', '--id', '50');
  await api.shop('brands', 'change', '50', '--site', 'aquascutum');
  expect(await api.shop('brands', 'list')).toContain('50  결 (GYEOL)  aquascutum  0 products');
  await api.shop('categories', 'change', id, '--name', '치마', '--position', '5');
  expect(await api.shop('categories', 'list')).toContain('치마  0 products');
  expect(await api.shop('audit')).toContain('categories.change');
});

/** Two API processes with keys of their own each opened half of the accounts that money is given back to. */
it('does not start on a database whose data another key seals, and says why', async () => {
  const { code, said } = await api.startAgain({ SECRET_KEY: 'ab'.repeat(32) });
  expect(code).toBe(1);
  expect(said).toContain(
    'API cannot start: what lies in the database is sealed by another key: set SECRET_KEY',
  );
});
