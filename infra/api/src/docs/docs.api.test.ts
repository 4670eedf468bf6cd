import { allEndpoints } from '@mall/contracts/api/all-endpoints';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let paths: Record<string, Record<string, { operationId: string }>>;
beforeAll(async () => {
  api = await startTestApi();
  ({ paths } = (await api.app.inject({ url: '/api/docs' })).json());
});
afterAll(() => api.close());

it.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s is served and described',
  (id, endpoint) => {
    expect(api.app.hasRoute({ method: endpoint.method, url: endpoint.path })).toBe(true);
    const operations = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')];
    expect(operations?.[endpoint.method.toLowerCase()]?.operationId).toBe(id);
  },
);

it('a browser gets a page', async () => {
  const reply = await api.app.inject({ url: '/api/docs', headers: { accept: 'text/html' } });
  expect(reply.headers['content-type']).toContain('text/html');
  expect(reply.body).toContain('/api/orders/checkOrderPayment');
});
