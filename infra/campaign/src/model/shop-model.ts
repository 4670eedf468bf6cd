import type { PaymentRequest } from '@mall/contracts/domain/orders/payment-request';

/** Pieces by option id. */
export type Pieces = Map<number, number>;

/** The line of an option in the cart; one that was taken out and comes back is another one. */
type CartLines = ReadonlyMap<number, symbol>;

/**
 * READY waits for its payment, PAID has not been sent, DELIVERED lies with the shopper, ENDED leads nowhere: given up,
 * wholly cancelled, or confirmed.
 */
export type OrderState = 'READY' | 'PAID' | 'DELIVERED' | 'ENDED';

/** An order as its shopper, the shop and the payment provider should all know it. */
export interface ModelOrder {
  readonly order_id: string;
  readonly pay_method: 'CARD' | 'KAKAOPAY' | 'DEPOSIT';
  /** Lines of the cart that it was made of, and takes along once it is paid; none where it was made from pages. */
  readonly cartLines: CartLines;
  /** What the payment page is asked for; null when points have paid it all. */
  readonly payment: PaymentRequest | null;
  /** KRW that were to be paid for all of it. */
  readonly paid: number;
  state: OrderState;
  /** What the shopper keeps of it. */
  pieces: Pieces;
  /** What the shopper paid and has not got back, KRW and points. */
  money: number;
  points: number;
}

/** One shopper's part of the shop, as it should be. */
export interface ShopModel {
  readonly cart: Pieces;
  readonly cartLines: Map<number, symbol>;
  /** Pieces that can still be bought, by option id. */
  readonly stock: Pieces;
  readonly orders: ModelOrder[];
  /** The shopper's points; null for a guest. */
  points: number | null;
}

export const piecesOf = (pieces: Pieces, option: number): number => pieces.get(option) ?? 0;

/** Adds so many pieces, fewer when negative; an option without any is left out. */
export function addPieces(pieces: Pieces, option: number, count: number): void {
  const sum = piecesOf(pieces, option) + count;
  if (sum === 0) pieces.delete(option);
  else pieces.set(option, sum);
}

/** Gives pieces back to the stock, or takes them out of it. */
export function moveStock({ stock }: ShopModel, pieces: Pieces, direction: 1 | -1): void {
  for (const [option, count] of pieces) stock.set(option, piecesOf(stock, option) + direction * count);
}

export const isInStock = ({ stock }: ShopModel, pieces: Pieces): boolean =>
  [...pieces].every(([option, count]) => count <= piecesOf(stock, option));

/** The pieces without so many of one option. */
export function without(pieces: Pieces, option: number, count: number): Pieces {
  const rest = new Map(pieces);
  addPieces(rest, option, -count);
  return rest;
}

/** One of those that are so far, chosen by a number of any size. */
export const pick = <Item>(items: readonly Item[], number: number): Item | undefined =>
  items.length === 0 ? undefined : items[number % items.length];

export const ordersIn = ({ orders }: ShopModel, ...states: OrderState[]): ModelOrder[] =>
  orders.filter(({ state }) => states.includes(state));

export const describePieces = (pieces: Pieces): string =>
  [...pieces].map(([option, count]) => `${count} of ${option}`).join(', ') || 'nothing';
