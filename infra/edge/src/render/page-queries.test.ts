import { ApiError } from '@mall/contracts/client/api-error';
import { createQueryClient, dehydrateQueries } from '@mall/remote-kit/query-client';
import { pageQueries } from './page-queries.ts';

describe('what was read for a page', () => {
  it('cannot end the script element that holds it, and arrives as it was', () => {
    const attack = '</script><script>alert("1")</script>\u2028';
    const client = createQueryClient(true);
    client.setQueryData(['product', 1], { name: attack });
    const json = Buffer.from(pageQueries(client)).toString();
    expect(json).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(json)).toMatchObject({ queries: [{ state: { data: { name: attack } } }] });
  });

  afterEach(() => jest.useRealTimers());

  it('is what the browser takes over, whether its data was written before, is none, or is no object', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'setTimeout', 'nextTick', 'queueMicrotask'] });
    const shared = { rows: [{ name: '셔츠' }] };
    for (let render = 0; render < 2; render += 1) {
      const client = createQueryClient(true);
      client.setQueryData(['list'], shared);
      client.setQueryData(['count'], 7);
      const failure = {
        code: 'PRODUCT_NOT_FOUND',
        message: '',
        status: 404,
        endpointId: 'products.view',
      } as const;
      await client.prefetchQuery({
        queryKey: ['gone'],
        queryFn: () => Promise.reject(new ApiError(failure)),
      });
      const { queries } = JSON.parse(Buffer.from(pageQueries(client)).toString());
      expect(queries).toEqual(JSON.parse(JSON.stringify(dehydrateQueries(client))).queries);
      expect(queries).toHaveLength(3);
    }
  });
});
