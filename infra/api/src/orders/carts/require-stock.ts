import { createError } from '../../platform/http/create-error.ts';
import type { OptionFacts } from './option-facts.ts';

export const outOfStock = (name: string) =>
  createError('OUT_OF_STOCK', `'${name}' 상품의 재고가 부족합니다.`);
const notGuaranteed = (name: string) =>
  createError(
    'DELIVERY_NOT_GUARANTEED',
    `'${name}' 상품은 빠른배송으로 받으실 수 없습니다. 일반배송으로 변경하시거나 수량을 줄여주세요.`,
  );

interface ChosenPieces {
  option: OptionFacts;
  order_quantity: number;
  is_guaranteed: boolean;
}

/**
 * Refuses with OUT_OF_STOCK when the pieces of one option, over all lines, exceed its stock or cannot be bought, and
 * with DELIVERY_NOT_GUARANTEED when those of quick delivery exceed what it can take.
 */
export function requireStock(chosen: readonly ChosenPieces[]): void {
  const [all, quick] = [new Map<number, number>(), new Map<number, number>()];
  const add = (sums: Map<number, number>, { option, order_quantity }: ChosenPieces) => {
    const sum = (sums.get(option.product_option_id) ?? 0) + order_quantity;
    sums.set(option.product_option_id, sum);
    return sum;
  };
  for (const pieces of chosen) {
    const { option, is_guaranteed } = pieces;
    if (!option.isAvailable(is_guaranteed) || add(all, pieces) > option.stock)
      throw outOfStock(option.product_name);
    if (is_guaranteed && add(quick, pieces) > option.quick_stock) throw notGuaranteed(option.product_name);
  }
}
