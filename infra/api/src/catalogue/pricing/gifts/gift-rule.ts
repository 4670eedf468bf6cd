/** When the gifts of a promotion are earned. Money in whole KRW. */
export interface GiftRule {
  rule_id: number;
  /** Goods of the order that count. */
  product_ids: readonly number[];
  /** What they come to at least after coupons, before points; 0 for any amount. */
  least_amount: number;
  /** 0 for any number. */
  least_pieces: number;
}

/** What a line that is a gift has besides its price. */
export interface GiftTerms {
  rule_id: number;
  /** KRW for one piece that is kept though it is not earned any more; never below its price. */
  value: number;
}

/** Pieces of goods, at what they cost together after coupons (KRW). */
export interface CountedGoods {
  product_id: number;
  order_quantity: number;
  price: number;
}

/** What goods come to as far as a rule counts them. */
export function countFor({ product_ids }: Pick<GiftRule, 'product_ids'>, goods: readonly CountedGoods[]) {
  const own = goods.filter((line) => product_ids.includes(line.product_id));
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  return {
    amount: sumOf(own.map((line) => line.price)),
    pieces: sumOf(own.map((line) => line.order_quantity)),
  };
}

/** The rules that goods fulfil, by their id. Without any goods of theirs none is. */
export function earnedGifts(rules: readonly GiftRule[], goods: readonly CountedGoods[]): ReadonlySet<number> {
  return new Set(
    rules.flatMap((rule) => {
      const { amount, pieces } = countFor(rule, goods);
      const isEarned = pieces > 0 && amount >= rule.least_amount && pieces >= rule.least_pieces;
      return isEarned ? [rule.rule_id] : [];
    }),
  );
}
