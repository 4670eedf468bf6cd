import { listCart } from './api/orders/carts.ts';
import type { EndpointName } from './endpoint.ts';

it('names a call by its own id alone', () => {
  const named: EndpointName<typeof listCart> = { id: 'carts.list' };
  // @ts-expect-error the id of no cart
  const mistyped: EndpointName<typeof listCart> = { id: 'cart.list' };
  expect([named.id === listCart.id, mistyped.id === listCart.id]).toEqual([true, false]);
});
