import * as z from 'zod/mini';
import { filterSchema, searchQuerySchema } from '../../api/catalogue/products.ts';
import { facetQueryShape, facetReplyShape } from './facet-schemas.ts';
import { chosenValues, type Facet, facetNames, facets, mapFacets } from './facets.ts';

const invented = {
  title: '핏',
  parameter: 'f_invented',
  values: [
    { value: 'SLIM', name: '슬림' },
    { value: 'LOOSE', name: '루즈' },
  ],
} as const satisfies Facet;

describe('a filter that is added to the vocabulary', () => {
  const more = { ...facets, invented };

  it('is asked for by its parameter', () => {
    const query = z.object(facetQueryShape(more));
    expect(z.parse(query, { f_invented: ['SLIM'], f_colors: ['BLACK'] })).toEqual({
      f_invented: ['SLIM'],
      f_colors: ['BLACK'],
    });
  });

  it('is answered with values and counts', () => {
    const reply = z.object(facetReplyShape(more));
    const nothing = mapFacets(facets, () => []);
    const answer = { ...nothing, invented: [{ value: 'SLIM', name: '슬림', count: 3 }] };
    expect(z.parse(reply, answer)).toEqual(answer);
    expect(z.safeParse(reply, nothing).success).toBe(false);
  });

  it('takes its own values from an address', () => {
    const chosen = mapFacets(more, (facet) => chosenValues(facet, ['SLIM', 'BLACK', '7', '7', 'XL', '<b>']));
    expect(chosen).toMatchObject({ invented: ['SLIM'], color: ['BLACK'], brand: ['7'], season: [] });
    expect(chosen.size).toEqual(['SLIM', 'BLACK', '7', 'XL']);
  });
});

describe('the filters of goods lists', () => {
  it('are those of the query and the reply of the API, in the order of spec 2.8', () => {
    expect(Object.keys(filterSchema.shape)).toEqual([...facetNames, 'include_big_size']);
    expect(Object.keys(searchQuerySchema.shape)).toEqual(
      expect.arrayContaining(Object.values(mapFacets(facets, ({ parameter }) => parameter))),
    );
    expect(facetNames).toEqual([
      ...['brand', 'category', 'size', 'price', 'state', 'promotion', 'color', 'season'],
    ]);
  });

  it('have the shape that clients read: groups with children, colours with their hex', () => {
    const group = { value: '1', name: '상의', count: 1, children: [{ value: '2', name: '니트', count: 1 }] };
    expect(z.safeParse(filterSchema.shape.category, [group]).success).toBe(true);
    const { children: _none, ...plain } = group;
    expect(z.safeParse(filterSchema.shape.category, [plain]).success).toBe(false);
    expect(z.safeParse(filterSchema.shape.color, [plain]).success).toBe(false);
    expect(z.safeParse(filterSchema.shape.color, [{ ...plain, hex: '#1c1c1e' }]).success).toBe(true);
  });

  it('refuse ids and values that are not written as such', () => {
    expect(chosenValues(facets.brand, ['x', '0', '007', '12', '9999999999'])).toEqual(['12']);
    expect(chosenValues(facets.price, ['1-2', '0-30000'])).toEqual(['0-30000']);
  });
});
