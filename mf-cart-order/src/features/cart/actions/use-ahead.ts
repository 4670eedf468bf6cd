import { useRef, useState } from 'react';

interface Ahead<Item> {
  keyOf: (item: Item) => number;
  /** Sends a number and shows what became of it, also of a refusal. */
  send: (item: Item, value: number) => Promise<unknown>;
}

/**
 * Numbers ahead of the server: they are shown at once, presses in a row are sent as one change, and what the server
 * refuses goes back to what it was.
 */
export function useAhead<Item>({ keyOf, send }: Ahead<Item>) {
  const [shown, setShown] = useState<ReadonlyMap<number, number>>(new Map());
  const waiting = useRef(new Map<number, { item: Item; value: number }>());
  const isSending = useRef(false);

  const show = (key: number, value: number | null) =>
    setShown((before) => {
      const after = new Map(before);
      if (value === null) after.delete(key);
      else after.set(key, value);
      return after;
    });

  const sendWaiting = async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let next = [...waiting.current][0]; next; next = [...waiting.current][0]) {
      const [key, { item, value }] = next;
      waiting.current.delete(key);
      await send(item, value);
      if (!waiting.current.has(key)) show(key, null);
    }
    isSending.current = false;
  };

  return {
    shownOf: (item: Item) => shown.get(keyOf(item)),
    /** Whether something shown is not confirmed yet. */
    isAhead: shown.size > 0,
    set: (item: Item, value: number) => {
      show(keyOf(item), value);
      waiting.current.set(keyOf(item), { item, value });
      void sendWaiting();
    },
  };
}
