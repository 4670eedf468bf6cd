import type { CartLine } from '@mall/contracts/api/orders/carts';
import { useServices } from '@mall/remote-kit/services';
import { useRef, useState } from 'react';
import { useChangeLine } from './mutations.ts';
import { readCartAnew } from './queries.ts';

/**
 * Quantities ahead of the server: they are shown at once, presses in a row are sent as one change, and what the server
 * refuses goes back to what it was.
 */
export function useQuantities() {
  const services = useServices();
  const { send } = useChangeLine();
  const [shown, setShown] = useState<ReadonlyMap<number, number>>(new Map());
  const waiting = useRef(new Map<number, { line: CartLine; quantity: number }>());
  const isSending = useRef(false);

  const show = (cartId: number, quantity: number | null) =>
    setShown((before) => {
      const after = new Map(before);
      if (quantity === null) after.delete(cartId);
      else after.set(cartId, quantity);
      return after;
    });

  const sendWaiting = async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let next = [...waiting.current][0]; next; next = [...waiting.current][0]) {
      const [cart_id, { line, quantity }] = next;
      waiting.current.delete(cart_id);
      const { product_option_id } = line;
      await send({ body: { cart_id, product_option_id, order_quantity: quantity } });
      await readCartAnew(services);
      if (!waiting.current.has(cart_id)) show(cart_id, null);
    }
    isSending.current = false;
  };

  return {
    quantityOf: ({ cart_id, order_quantity }: CartLine) => shown.get(cart_id) ?? order_quantity,
    /** Whether something shown is not confirmed yet. */
    isAhead: shown.size > 0,
    setQuantity: (line: CartLine, quantity: number) => {
      show(line.cart_id, quantity);
      waiting.current.set(line.cart_id, { line, quantity });
      void sendWaiting();
    },
  };
}
