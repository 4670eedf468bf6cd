import { Price } from '@mall/ui/product/price';
import type { Piece } from '../home-view.ts';

interface Props {
  piece: Pick<Piece, 'retail_price' | 'last_price' | 'discount_rate'>;
  size?: 'xs' | 'sm';
}

/** What a piece costs, by the rule of every card: rate, price, and what it is reduced from. */
export function PiecePrice({ piece: { retail_price, last_price, discount_rate }, size = 'sm' }: Props) {
  return <Price retailPrice={retail_price} lastPrice={last_price} rate={discount_rate} size={size} />;
}
