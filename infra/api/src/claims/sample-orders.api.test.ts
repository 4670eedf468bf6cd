import { countMyOrderStatuses, listMyOrders } from '@mall/contracts/api/my-orders';
import { orderStatuses } from '@mall/contracts/domain/order-status';
import { contradictions } from '../testing/money-agrees.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('the sample shop', () => {
  it('has an order in every status, listed by pages, and its money agrees', async () => {
    const member = await api.logIn();
    const { counts } = (await api.call(countMyOrderStatuses, {}, member)).data;
    expect(orderStatuses.filter((status) => counts[status] !== 1)).toEqual([]);
    const { data } = await api.call(listMyOrders, { query: { page: 3 } }, member);
    expect(data.paginate).toEqual({ page: 3, display_size: 10, total: orderStatuses.length, last_page: 3 });
    expect(data.rows).toHaveLength(orderStatuses.length - 20);
    expect(await contradictions(api.db)).toEqual([]);
  });
});
