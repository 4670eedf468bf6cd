import { ApiError } from '@mall/contracts/client/api-error';
import { QueryClient } from '@tanstack/react-query';
import type { FailureReport } from './report-error.ts';
import { reportFailedCalls } from './report-failed-calls.ts';

let client: QueryClient;
let reports: FailureReport[];
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  reports = [];
  reportFailedCalls(client, (report) => reports.push(report));
});
afterEach(() => client.clear());

const fail = (code: string, status: number, key = code) =>
  client
    .fetchQuery({
      queryKey: [key],
      queryFn: () =>
        Promise.reject(new ApiError({ code, status, message: '', endpointId: 'products.search' })),
    })
    .catch(() => undefined);

it.each([
  ['UNAVAILABLE', 503],
  ['INVALID_REPLY', 200],
  ['TIMEOUT', 0],
])('a read that fails by %s is reported, with its call and without a remote', async (code, status) => {
  await fail(code, status);
  expect(reports).toEqual([{ where: 'call products.search', message: `${code}, status ${status}` }]);
});

it.each([
  ['NOT_FOUND', 404],
  ['RATE_LIMITED', 429],
  ['NETWORK', 0],
])('an answer of the shop, or a line that is away, is none: %s', async (code, status) => {
  await fail(code, status);
  expect(reports).toEqual([]);
});

it('each kind is reported once from a page', async () => {
  for (const key of ['a', 'b', 'c']) await fail('TIMEOUT', 0, key);
  await fail('UNAVAILABLE', 502);
  expect(reports).toHaveLength(2);
});
