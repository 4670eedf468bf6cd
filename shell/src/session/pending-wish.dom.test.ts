import type { PendingWish } from '@mall/contracts/platform/services';
import { readPendingWish, writePendingWish } from './pending-wish.ts';

const wish: PendingWish = {
  kind: 'order',
  products: [{ product_id: 100123, product_option_id: 5, order_quantity: 2 }],
  from: '/goods/view/100123',
};
const store = (value: unknown) => sessionStorage.setItem('PENDING_WISH', JSON.stringify(value));

describe('what a guest wanted before the login', () => {
  afterEach(() => sessionStorage.clear());

  it('is there afterwards, until it was honoured', () => {
    expect(readPendingWish()).toBeNull();
    writePendingWish(wish);
    expect(readPendingWish()).toEqual(wish);
    writePendingWish(null);
    expect(readPendingWish()).toBeNull();
  });

  it.each([
    'https://other.example/goods/view/100123',
    'javascript:alert(1)',
    '//other.example/goods',
    '/\\other.example',
  ])('is nothing when it comes from %s, which is no path of ours', (from) => {
    store({ ...wish, from });
    expect(readPendingWish()).toBeNull();
  });

  it('is not stored where the browser forbids it, and nothing fails', () => {
    const forbidden = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    expect(() => writePendingWish(wish)).not.toThrow();
    expect(readPendingWish()).toBeNull();
    expect(() => writePendingWish(null)).not.toThrow();
    forbidden.mockRestore();
  });

  it('is nothing once it is tampered into what no shopper can want', () => {
    store({ ...wish, products: [{ ...wish.products[0], order_quantity: 100_000 }] });
    expect(readPendingWish()).toBeNull();
    store({ ...wish, kind: 'refund' });
    expect(readPendingWish()).toBeNull();
    sessionStorage.setItem('PENDING_WISH', '{');
    expect(readPendingWish()).toBeNull();
  });
});
