import type { CartLine } from '@mall/contracts/api/orders/carts';
import { useEffect, useRef } from 'react';
import { removeId } from '../cart-line-item.tsx';

/**
 * The button that was pressed is gone with its line: the focus goes to that of the next one, else to the heading. A line
 * that comes back because the server kept it gets the focus back, unless the shopper went on meanwhile.
 */
export function useFocusAfterRemoval(lines: readonly CartLine[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const awaited = useRef<{ gone: ReadonlySet<number>; next: CartLine | undefined } | null>(null);
  const back = useRef<CartLine | null>(null);
  useEffect(() => {
    const { gone, next } = awaited.current ?? {};
    if (back.current && lines.some(({ cart_id }) => cart_id === back.current?.cart_id)) {
      if (isFocusHere(heading.current)) document.getElementById(removeId(back.current))?.focus();
      back.current = null;
    }
    if (!gone || lines.some(({ cart_id }) => gone.has(cart_id))) return;
    awaited.current = null;
    (next ? document.getElementById(removeId(next)) : heading.current)?.focus();
  }, [lines]);
  return {
    heading,
    focusAfter: (removed: readonly CartLine[]) => {
      const gone = new Set(removed.map(({ cart_id }) => cart_id));
      const [only] = removed;
      const index = lines.findIndex(({ cart_id }) => cart_id === only?.cart_id);
      const next = removed.length === 1 ? (lines[index + 1] ?? lines[index - 1]) : undefined;
      awaited.current = { gone, next };
      if (removed.length !== 1) heading.current?.focus();
    },
    focusOnReturn: (line: CartLine) => {
      back.current = line;
    },
  };
}

/** Where a removal left the focus, or nowhere at all. */
const isFocusHere = (heading: HTMLElement | null): boolean => {
  const focused = document.activeElement;
  return focused === document.body || focused === heading || (focused?.id.startsWith(removeId()) ?? false);
};
