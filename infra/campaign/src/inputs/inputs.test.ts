import { allEndpoints } from '@mall/contracts/api/all-endpoints';
import * as z from 'zod';
import { fieldNamesOf, inputOf } from './endpoint-input.ts';
import { objectsOf } from './object-ids.ts';

const takes = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

it.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s gets an input that it takes',
  (_id, endpoint) => {
    const input = inputOf(endpoint);
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = endpoint[part];
      if (schema && !(part === 'body' && endpoint.upload)) expect(takes(schema, input[part])).toBe(true);
    }
  },
);

it('uses what is known, in optional fields and inside lists, too', () => {
  const cancel = allEndpoints.find(({ id }) => id === 'orders.cancel');
  const known: Record<string, unknown> = { order_id: 'A-1', order_line_id: 7 };
  expect(cancel && inputOf(cancel, (name) => known[name])).toEqual({
    body: { order_id: 'A-1', lines: [{ order_line_id: 7, order_quantity: 1 }] },
  });
});

it('knows which calls name an object with an owner', () => {
  const named = Object.fromEntries(
    allEndpoints.map((endpoint) => [endpoint.id, [...objectsOf(endpoint).values()]]),
  );
  expect(named['orders.cancel']).toEqual(expect.arrayContaining(['order_id', 'order_line_id']));
  expect(named['members.view']).toEqual(['member_id']);
  expect(named['products.deleteRestockAlarms']).toEqual(['restock_alarm_ids']);
  expect(named['products.view']).toEqual([]);
  expect(named['products.search']).toEqual([]);
});

it('looks at every field, however deep', () => {
  const request = allEndpoints.find(({ id }) => id === 'claims.request');
  expect(request && fieldNamesOf(request)).toEqual(
    expect.arrayContaining(['order_id', 'kind', 'order_line_id', 'product_option_id', 'holder']),
  );
});
