import { allEndpoints } from '@mall/contracts/api/all-endpoints';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s is served and described',
  async (id, endpoint) => {
    expect(api.app.hasRoute({ method: endpoint.method, url: endpoint.path })).toBe(true);
    const { paths } = (await api.app.inject({ url: '/api/docs' })).json();
    const operation = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')][endpoint.method.toLowerCase()];
    expect(operation.operationId).toBe(id);
  },
);

it('a browser gets a page', async () => {
  const reply = await api.app.inject({ url: '/api/docs', headers: { accept: 'text/html' } });
  expect(reply.headers['content-type']).toContain('text/html');
  expect(reply.body).toContain('/api/orders/checkOrderPayment');
});
