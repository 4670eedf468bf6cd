import { recommendProducts } from '@mall/contracts/api/catalogue/recommends';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('shows products that are recommended for a colour in that colour, and none that is sold out in it', async () => {
  const { rows: seeds } = await sql<{ code: string; color_id: number; color_group: string }>`
    select p.code, c.color_id, c.color_group from products p join product_colors c using (product_id)
    where not p.is_hidden order by p.product_id, c.position limit 20`.execute(api.db);
  let shown = 0;
  for (const { code, color_id, color_group } of seeds) {
    const body = { product_code: code, color_tag_id: color_id };
    const { rows } = (await api.call(recommendProducts, { body })).data;
    expect(rows.filter((row) => row.is_sold_out)).toEqual([]);
    const ids = rows.flatMap((row) => row.shown_color_id ?? []);
    const { rows: groups } = await sql<{ color_group: string }>`
      select distinct color_group from product_colors where color_id = any(${sql.val(ids)}::int[])`.execute(
      api.db,
    );
    if (ids.length > 0) expect(groups).toEqual([{ color_group }]);
    shown += ids.length;
  }
  expect(shown).toBeGreaterThan(0);
});
