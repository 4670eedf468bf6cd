import { allEndpoints } from './all-endpoints.ts';

it.each(['id', 'call'] as const)('has no two endpoints of one %s', (what) => {
  const keys = allEndpoints.map(({ id, method, path: url }) => (what === 'id' ? id : `${method} ${url}`));
  expect(keys).toEqual([...new Set(keys)]);
});
