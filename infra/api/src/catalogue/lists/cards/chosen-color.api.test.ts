import { type SearchQuery, searchProducts } from '@mall/contracts/api/catalogue/products';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../testing/servers/start-test-api.ts';
import { refreshAvailability } from '../../products/availability.ts';

interface Painted {
  product_id: number;
  /** In the product's own order; each of another group. */
  colors: { color_id: number; group: string }[];
}

let api: TestApi;
let painted: Painted;
beforeAll(async () => {
  api = await startTestApi();
  const { rows } = await sql<Painted>`
    select product_id, json_agg(json_build_object('color_id', color_id, 'group', color_group) order by position)
      as colors
    from product_colors join products using (product_id) where not is_hidden
    group by product_id having count(*) > 2 and count(*) = count(distinct color_group)
    order by product_id limit 1`.execute(api.db);
  const [first] = rows;
  if (!first) throw new Error('the catalogue has no product in three colours');
  painted = first;
  await setStock(5);
});
afterAll(() => api.close());

const colorAt = (position: number) => {
  const color = painted.colors[position];
  if (!color) throw new Error(`the product has no colour ${position}`);
  return color;
};

/** Pieces of each option, of one colour or of all. */
async function setStock(stock: number, colorId: number | null = null): Promise<void> {
  await sql`update product_options set stock = ${stock}, sale_state = 'ON', is_display = true
    where product_id = ${painted.product_id} and (${colorId}::int is null or color_id = ${colorId}::int)`.execute(
    api.db,
  );
  await refreshAvailability(api.db, [painted.product_id]);
}

/** The product's card in a list narrowed to groups of colours. */
async function cardIn(...groups: string[]) {
  const query: SearchQuery = { product_ids: [String(painted.product_id)], f_colors: groups };
  const { data } = await api.call(searchProducts, { query });
  const [card] = data.rows;
  if (!card) throw new Error('the list does not have the product');
  return card;
}
const showing = (colorId: number) => ({
  shown_color_id: colorId,
  images: ['front', 'worn'].map((view) => ({
    path: expect.stringContaining(`/${painted.product_id}/${colorId}-${view}.webp`),
  })),
});

describe('a card in a list narrowed to colours', () => {
  afterEach(() => setStock(5));

  it('shows the colour that was chosen', async () => {
    for (const position of [2, 1, 0]) {
      const { color_id, group } = colorAt(position);
      expect(await cardIn(group)).toMatchObject(showing(color_id));
    }
  });

  it("shows the first of several chosen ones in the product's own order", async () => {
    expect(await cardIn(colorAt(2).group, colorAt(1).group)).toMatchObject(showing(colorAt(1).color_id));
  });

  it('shows another chosen one when the first is sold out, as soon as it is', async () => {
    const groups = [colorAt(1).group, colorAt(2).group];
    expect(await cardIn(...groups)).toMatchObject(showing(colorAt(1).color_id));
    await setStock(0, colorAt(1).color_id);
    expect(await cardIn(...groups)).toMatchObject({ ...showing(colorAt(2).color_id), is_sold_out: false });
    await setStock(1, colorAt(1).color_id);
    expect(await cardIn(...groups)).toMatchObject(showing(colorAt(1).color_id));
  });

  it('says that the chosen one is sold out when other colours are not', async () => {
    await setStock(0, colorAt(1).color_id);
    expect(await cardIn(colorAt(1).group)).toMatchObject({
      ...showing(colorAt(1).color_id),
      is_sold_out: true,
    });
    expect(await cardIn(colorAt(0).group)).toMatchObject({ is_sold_out: false });
  });

  it('shows the first colour where none was chosen', async () => {
    await setStock(0, colorAt(0).color_id);
    for (const groups of [[], ['NONE']]) {
      const card = await cardIn(...groups);
      expect(card.shown_color_id).toBeUndefined();
      expect(card).toMatchObject({ images: showing(colorAt(0).color_id).images, is_sold_out: false });
    }
  });
});
