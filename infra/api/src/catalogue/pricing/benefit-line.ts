import { type MultiPieceBenefit, multiPieceBenefits } from '@mall/contracts/domain/catalogue/promotions';

/** A line as benefits across pieces see it. Money in whole KRW. */
export interface BenefitLine {
  product_id: number;
  product_option_id: number;
  order_quantity: number;
  /** For one piece, as `piecePrice` gives it. */
  piece_price: number;
  promotions: readonly string[];
}

/** What a benefit takes off one line. */
export interface Benefit {
  /** Place of the line in the list. */
  index: number;
  code: MultiPieceBenefit;
  label: string;
  /** KRW, positive. */
  amount: number;
}

/** The benefit across pieces that a product has, if any. */
export function benefitOf(promotions: readonly string[]): MultiPieceBenefit | null {
  return multiPieceBenefits.find((code) => promotions.includes(code)) ?? null;
}

/** Lines of one benefit, each with its place in the list. */
export function linesWith<Line extends BenefitLine>(lines: readonly Line[], code: Benefit['code']) {
  return lines
    .map((line, index) => ({ ...line, index }))
    .filter((line) => benefitOf(line.promotions) === code);
}
