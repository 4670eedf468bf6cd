import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { countCart } from '@mall/contracts/api/orders/carts';
import type { ApiClient } from '@mall/contracts/client/create-api-client';
import { createSharedReplies, shareReplies } from './share-replies.ts';

/** Answers with how often it was asked. */
function countingApi(fail = false) {
  let asked = 0;
  const api = (async () => {
    asked += 1;
    if (fail) throw new Error('down');
    return { asked };
  }) as unknown as ApiClient;
  return { api, asked: () => asked };
}

describe('replies shared by the renders for guests', () => {
  it('ask once for what many pages show at the same time', async () => {
    const { api, asked } = countingApi();
    const replies = createSharedReplies();
    const view = (id: number) => shareReplies(api, replies)(viewProduct, { params: { id }, query: {} });
    await Promise.all([view(1), view(1), view(2)]);
    expect(asked()).toBe(2);
  });

  it('never share a call that depends on the visitor', async () => {
    const { api, asked } = countingApi();
    const shared = shareReplies(api, createSharedReplies());
    await shared(countCart, {});
    await shared(countCart, {});
    expect(asked()).toBe(2);
  });

  it('are gone when their time is over, without being asked for again', async () => {
    const { api } = countingApi();
    const replies = createSharedReplies(50);
    const shared = shareReplies(api, replies);
    for (let id = 0; id < 400; id += 1) await shared(viewProduct, { params: { id }, query: {} });
    expect(replies.size).toBe(400);
    while (replies.size > 0) await new Promise(setImmediate);
  });

  it('forget a failure, so that the next page asks again', async () => {
    const { api, asked } = countingApi(true);
    const shared = shareReplies(api, createSharedReplies());
    const view = () => shared(viewProduct, { params: { id: 1 }, query: {} });
    await expect(view()).rejects.toThrow('down');
    await expect(view()).rejects.toThrow('down');
    expect(asked()).toBe(2);
  });
});
