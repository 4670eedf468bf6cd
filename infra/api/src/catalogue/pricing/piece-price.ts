import { timeSaleName } from '@mall/contracts/domain/catalogue/promotions';
import type { AmountRow } from '@mall/contracts/domain/pricing/amounts';
import { type Buyer, discounted, nonMemberPrice, type PricedProduct } from './product-price.ts';
import { type PromotionRule, rulesOf } from './promotion-rule.ts';

/** Codes of the steps of a piece's price, in their order (docs/decisions/0030). */
export const pieceSteps = ['RETAIL', 'SELL', 'TIME', 'SIZECOLOR', 'INFLOW', 'FIRST', 'GRADE'] as const;
type PieceStep = (typeof pieceSteps)[number];

/** One piece and who buys it. */
export interface PieceFacts {
  product_id: number;
  product: PricedProduct;
  size_name: string;
  color_group: string;
  /** Where the shopper came from (spec 3.7); only its host counts. */
  inflow_url: string | null;
}

export interface PieceContext {
  buyer: Buyer;
  now: Date;
  /** A member without an order that is paid or waits for its deposit. */
  isFirstOrder: boolean;
  rules: readonly PromotionRule[];
}

/**
 * Price of one piece in KRW, from the retail price down, each step of `pieceSteps` on what the one before left.
 * `rows` add up to `price`.
 */
export function piecePrice(piece: PieceFacts, context: PieceContext): { price: number; rows: AmountRow[] } {
  const { product } = piece;
  const rows: AmountRow[] = [{ code: 'RETAIL', label: '정상가', amount: product.retail_price }];
  let price = product.retail_price;
  const lower = (code: PieceStep, label: string, to: number) => {
    if (to < price) rows.push({ code, label, amount: to - price });
    price = Math.min(price, to);
  };
  lower('SELL', '판매가 할인', product.sell_price);
  lower('TIME', timeSaleName, nonMemberPrice(product, context.now));
  for (const { code, label, rate } of ratesOf(piece, context)) lower(code, label, discounted(price, rate));
  return { price, rows };
}

function ratesOf(piece: PieceFacts, { buyer, isFirstOrder, rules }: PieceContext) {
  const best = <Rule extends { label: string; terms: { rate: number } }>(code: PieceStep, found: Rule[]) =>
    found
      .map(({ label, terms }) => ({ code, label, rate: terms.rate }))
      .sort((one, other) => other.rate - one.rate)
      .slice(0, 1);
  const isOneOf = (names: readonly string[], name: string) => names.length === 0 || names.includes(name);
  const host = hostOf(piece.inflow_url);
  return [
    ...best(
      'SIZECOLOR',
      rulesOf(rules, 'SIZECOLOR', piece.product_id).filter(
        ({ terms }) =>
          isOneOf(terms.size_names, piece.size_name) && isOneOf(terms.color_groups, piece.color_group),
      ),
    ),
    ...best(
      'INFLOW',
      rulesOf(rules, 'INFLOW', piece.product_id).filter(({ terms }) => terms.host === host),
    ),
    ...(isFirstOrder ? best('FIRST', rulesOf(rules, 'FIRST', piece.product_id)) : []),
    ...(buyer.gradeRate ? [{ code: 'GRADE' as const, label: '회원 등급 할인', rate: buyer.gradeRate }] : []),
  ];
}

function hostOf(url: string | null): string | null {
  return url !== null && URL.canParse(url) ? new URL(url).host : null;
}
