import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { login } from '@mall/contracts/api/people/members';
import { newVisitor, startTestApi, type TestApi } from '../../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  // The queues are those of a shop.
  api = await startTestApi({ environment: { QUEUE_WAIT_MS: '200' } });
});
afterAll(() => api.close());

describe('a crowd that logs in at once', () => {
  it('is looked at, all of it, and keeps no page of the shop waiting', async () => {
    const crowd = Array.from({ length: 40 }, (_, index) =>
      api.call(
        login,
        { body: { provider: 'normal', user_id: `nobody${index}`, user_passwd: 'Wrong!Pass11' } },
        newVisitor(`198.51.100.${index}`),
      ),
    );
    const pages = Array.from({ length: 20 }, () =>
      api.call(viewProduct, { params: { id: 1 }, query: {} }, newVisitor()),
    );
    const statuses = (await Promise.all([...crowd, ...pages])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
