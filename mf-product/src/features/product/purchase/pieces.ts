import type { ProductView, SizeOption } from '@mall/contracts/api/catalogue/product-view';
import type { WantedProduct } from '@mall/contracts/api/orders/carts';
import {
  isOptionAvailable,
  type OptionBar,
  optionBar,
} from '@mall/contracts/domain/catalogue/option-availability';
import { maximumQuantity } from '@mall/contracts/domain/orders/wanted-products';
import type { Selection } from './selection.ts';

/** Colours and sizes of a product, as its page and `products.optionInfo` both have them. */
export interface PieceSource {
  productId: number;
  /** Null for the product of the page. */
  name: string | null;
  colors: readonly { name: string; sizes: readonly SizeOption[] }[];
}

/** A chosen option with what the server says of it now. */
export interface Piece {
  productId: number;
  optionId: number;
  /** Of another product than the page's. */
  name: string | null;
  /** Colour and size. */
  label: string;
  quantity: number;
  /** Pieces that can be had. */
  most: number;
  /** Comes by quick delivery. */
  isQuick: boolean;
  /** Why it cannot be bought any more. */
  bar: OptionBar | null;
}

/** Pieces of an option that can be chosen. */
export function mostOf(size: SizeOption, isQuick: boolean): number {
  // What the quick-delivery warehouse does not keep comes from the shop's own stock, if it is guaranteed at all.
  const own = size.is_delivery_guarantee ? size.stock : 0;
  const available = isQuick ? Math.min(size.stock, size.cj_stock ?? own) : size.stock;
  return Math.max(0, Math.min(available, maximumQuantity));
}

/** Whether quick delivery takes an option: in its mode, and in stock there. */
const goesQuick = (size: SizeOption, isQuick: boolean) =>
  isQuick && isOptionAvailable(size, true) && mostOf(size, true) > 0;

/** The chosen options as they stand now; one whose product has not been loaded yet is left out. */
export function piecesOf(
  sources: readonly PieceSource[],
  { options, isQuick }: Pick<Selection, 'options' | 'isQuick'>,
): Piece[] {
  return options.flatMap(({ productId, optionId, quantity }): Piece[] => {
    const source = sources.find((candidate) => candidate.productId === productId);
    for (const color of source?.colors ?? []) {
      const size = color.sizes.find(({ product_option_id }) => product_option_id === optionId);
      if (!size || !source) continue;
      const quick = goesQuick(size, isQuick);
      return [
        {
          productId,
          optionId,
          name: source.name,
          label: [color.name, size.name].filter(Boolean).join(' / '),
          quantity,
          most: mostOf(size, quick),
          isQuick: quick,
          bar: optionBar(size, false),
        },
      ];
    }
    return [];
  });
}

/** Whether some option of the product can come by quick delivery. */
export function hasQuick({ flags, options }: Pick<ProductView, 'flags' | 'options'>): boolean {
  return (
    flags.includes('DELIVERY_GUARANTEE') &&
    options.colors.some(({ sizes }) => sizes.some((size) => goesQuick(size, true)))
  );
}

/** Pieces as the API takes them; `inflowUrl` is where the shopper came from (spec 3.7). */
export function wantedOf(pieces: readonly Piece[], inflowUrl: string | null): WantedProduct[] {
  return pieces.map(({ productId, optionId, quantity, isQuick }) => ({
    product_id: productId,
    product_option_id: optionId,
    order_quantity: quantity,
    ...(isQuick ? { is_guaranteed: true } : {}),
    ...(inflowUrl === null ? {} : { inflow_url: inflowUrl }),
  }));
}
