import { searchQuerySchema } from '@mall/contracts/api/catalogue/products';
import { facetQueryShape } from '@mall/contracts/domain/catalogue/facet-schemas';
import { type Facet, facets } from '@mall/contracts/domain/catalogue/facets';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { startTestApi, type TestApi } from '../../../testing/servers/start-test-api.ts';
import { ListIndex } from '../columns/list-index.ts';
import { shopVocabulary } from '../facets/facet-columns.ts';
import { filterOf, loadFacetNames } from '../facets/search-facets.ts';
import { openList } from './open-list.ts';

/** A filter that the shop does not have: one entry of the vocabulary, and one column. */
const invented = {
  title: '소재',
  parameter: 'f_invented',
  values: [
    { value: 'denim', name: '데님' },
    { value: 'linen', name: '리넨' },
    { value: 'paper', name: '종이' },
  ],
} as const satisfies Facet;
const vocabulary = {
  facets: { ...facets, invented },
  columns: {
    ...shopVocabulary.columns,
    invented: { column: 'taxonomy', values: sql`garment->>'fabric'` },
  },
} as const;
const querySchema = z.object({ ...searchQuerySchema.shape, ...facetQueryShape(vocabulary.facets) });

let api: TestApi;
let lists: ListIndex;
beforeAll(async () => {
  api = await startTestApi();
  lists = new ListIndex({ db: api.db, clock: api.deps.clock, vocabulary });
  await lists.refresh(null);
});
afterAll(() => api.close());

function open(query: z.input<typeof querySchema>) {
  lists.table.advanceTo(api.deps.clock());
  const asked = {
    query: z.parse(querySchema, query),
    words: [],
    match: null,
    siteBrands: null,
    rate: 0,
    period: null,
  };
  return openList(lists.table, asked);
}

async function countOf(value: string, season = '%'): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products
    where not is_hidden and garment->>'fabric' = ${value}
      and (${season} = '%' or seasons @> array[${season}]::text[])`.execute(api.db);
  return rows[0]?.count ?? 0;
}

it('narrows a list, alone and with another filter', async () => {
  const denim = await countOf('denim');
  expect(denim).toBeGreaterThan(0);
  expect(open({ f_invented: ['denim'] }).count(false).total).toBe(denim);
  expect(open({ f_invented: ['denim', 'linen'] }).count(false).total).toBe(denim + (await countOf('linen')));
  expect(open({ f_invented: ['denim'], f_seasons: ['SUMMER'] }).count(false).total).toBe(
    await countOf('denim', 'SUMMER'),
  );
});

it('is counted under the other filters but its own, and answered with its names', async () => {
  const { facets: rows } = open({ f_invented: ['denim'], f_seasons: ['SUMMER'] }).count(true);
  const filter = filterOf(rows, await loadFacetNames(api.db), { vocabulary });
  expect(filter).toMatchObject({
    invented: [
      { value: 'denim', name: '데님', count: await countOf('denim', 'SUMMER') },
      { value: 'linen', name: '리넨', count: await countOf('linen', 'SUMMER') },
    ],
  });
  expect(filter.season).toContainEqual({
    value: 'SUMMER',
    name: '여름',
    count: await countOf('denim', 'SUMMER'),
  });
});

it('ignores values that may not be chosen', () => {
  const all = open({}).count(false).total;
  expect(open({ f_invented: ['gold'] }).count(false).total).toBe(all);
});
