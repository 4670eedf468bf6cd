import type { PriceInfo } from '@mall/contracts/api/catalogue/price-info';
import { colorGroups } from '@mall/contracts/domain/catalogue/color-groups';
import { couponDiscount } from '../pricing/coupon-discount.ts';
import { type PieceFacts, piecePrice } from '../pricing/piece-price.ts';
import type { NamedCoupon } from '../pricing/product-coupons.ts';
import type { Buyer, PricedProduct } from '../pricing/product-price.ts';
import { type PromotionRule, rulesOf } from '../pricing/promotion-rule.ts';

type FurtherRow = NonNullable<PriceInfo['further_rows']>[number];

interface FurtherFacts {
  product: PricedProduct & { product_id: number };
  /** Of options that can be chosen. */
  colorGroups: readonly string[];
  sizeNames: readonly string[];
  rules: readonly PromotionRule[];
  coupons: readonly NamedCoupon[];
  buyer: Buyer;
  now: Date;
  /** What the caller pays, and what they would pay logged in (KRW). */
  last: number;
  member: number;
}

/** Prices below the last one and what brings each of them: a size or colour, a first order, a coupon, an address, a login. */
export function furtherPrices(facts: FurtherFacts): FurtherRow[] {
  const { last, member, coupons, rules, product } = facts;
  const rowOf = (code: string, label: string, price: number) => ({
    code,
    label,
    price,
    amount: price - last,
  });
  const best = [...coupons].sort((one, other) => couponDiscount(other, last) - couponDiscount(one, last))[0];
  const [first] = rulesOf(rules, 'FIRST', product.product_id);
  const [partner] = rulesOf(rules, 'INFLOW', product.product_id);
  const inflow_url = `https://${partner?.terms.host ?? ''}/`;
  return [
    ...sizeColorRows(facts),
    ...(first ? [rowOf('FIRST', first.label, pieceFor(facts, { isFirstOrder: true }))] : []),
    ...(best ? [rowOf('PRODUCT_COUPON', best.name, last - couponDiscount(best, last))] : []),
    ...(partner
      ? [rowOf('INFLOW', `${partner.terms.host} 링크로 방문`, pieceFor(facts, { inflow_url }))]
      : []),
    ...(facts.buyer.gradeRate === null ? [rowOf('GRADE', '회원 로그인', member)] : []),
  ].filter((row) => row.amount < 0);
}

/** One for each promotion by size or colour that an option of the product gets. */
function sizeColorRows(facts: FurtherFacts): FurtherRow[] {
  return rulesOf(facts.rules, 'SIZECOLOR', facts.product.product_id).flatMap(({ label, terms }) => {
    const groups = terms.color_groups.filter((group) => facts.colorGroups.includes(group));
    const sizes = terms.size_names.filter((size) => facts.sizeNames.includes(size));
    const isForNone =
      (terms.color_groups.length > 0 && groups.length === 0) ||
      (terms.size_names.length > 0 && sizes.length === 0);
    if (isForNone) return [];
    const names = [
      ...groups.map((group) => colorGroups.find(({ value }) => value === group)?.name),
      ...sizes,
    ];
    const price = pieceFor(facts, { color_group: groups[0] ?? '', size_name: sizes[0] ?? '' });
    const text = names.length > 0 ? `${label} (${names.join('·')})` : label;
    return [{ code: 'SIZECOLOR', label: text, price, amount: price - facts.last }];
  });
}

function pieceFor(
  { product, buyer, now, rules }: FurtherFacts,
  { isFirstOrder = false, ...choice }: Partial<PieceFacts> & { isFirstOrder?: boolean },
): number {
  const piece = { product_id: product.product_id, product, size_name: '', color_group: '', inflow_url: null };
  return piecePrice({ ...piece, ...choice }, { buyer, now, isFirstOrder, rules }).price;
}
