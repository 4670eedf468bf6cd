import type { CartLine } from '@mall/contracts/api/orders/carts';
import { useRef, useState } from 'react';
import { useDeleteLines } from '../mutations.ts';

/** Lines that are hidden ahead of the server. */
export function useHiddenLines() {
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  return {
    isHidden: ({ cart_id }: CartLine) => hidden.has(cart_id),
    hide: ({ cart_id }: CartLine) => setHidden((before) => new Set([...before, cart_id])),
    show: ({ cart_id }: CartLine) =>
      setHidden((before) => new Set([...before].filter((id) => id !== cart_id))),
    isAny: hidden.size > 0,
  };
}
export type HiddenLines = ReturnType<typeof useHiddenLines>;

interface Removing {
  hidden: HiddenLines;
  /** The server has taken it out. */
  onGone: (line: CartLine) => void;
  /** The server kept it, which was said: it is back where it was. */
  onRefused: (line: CartLine) => void;
}

/** Removals ahead of the server: a line is gone at once, and comes back when the server keeps it. */
export function useRemoval({ hidden, onGone, onRefused }: Removing) {
  const { send } = useDeleteLines();
  // Presses in a row are sent one after the other.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const sendOne = async (line: CartLine) => {
    const isGone = (await send({ body: { cart_ids: [line.cart_id] } })) !== null;
    if (isGone) onGone(line);
    else onRefused(line);
    hidden.show(line);
  };
  return (line: CartLine) => {
    hidden.hide(line);
    last.current = last.current.then(() => sendOne(line));
    return last.current;
  };
}
