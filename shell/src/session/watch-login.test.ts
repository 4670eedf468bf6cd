import { listCart } from '@mall/contracts/api/orders/carts';
import { createApiClient } from '@mall/contracts/client/create-api-client';
import { watchLogin } from './watch-login.ts';

/** A call that is refused, while the browser's login goes from one serial to another. */
async function refusedCall(before: string | null, after: string | null): Promise<string[]> {
  const heard: string[] = [];
  let present = before;
  const client = createApiClient({
    baseUrl: '',
    axios: {
      adapter: async (config) => {
        present = after;
        const data = { success: false, code: 'UNAUTHENTICATED' };
        return { data, status: 401, statusText: '', headers: {}, config };
      },
    },
  });
  const api = watchLogin(client, {
    serial: () => present,
    onEnded: () => heard.push('ended'),
    onReplaced: () => heard.push('replaced'),
  });
  await expect(api(listCart, { body: {} })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  return heard;
}

describe('a call that the server refuses', () => {
  it('ends the login that it was made with', async () => {
    expect(await refusedCall('one', null)).toEqual(['ended']);
    expect(await refusedCall('one', 'one')).toEqual(['ended']);
  });

  it('ends no login that came meanwhile', async () => {
    expect(await refusedCall('one', 'two')).toEqual(['replaced']);
    expect(await refusedCall(null, 'two')).toEqual(['replaced']);
  });
});
