import { type PieceContext, type PieceFacts, piecePrice, pieceSteps } from './piece-price.ts';
import type { PromotionRule } from './promotion-rule.ts';

const noon = new Date('2026-11-21T12:00:00+09:00');
const piece: PieceFacts = {
  product_id: 1,
  product: { retail_price: 60_000, sell_price: 50_000, time_sale: null },
  size_name: 'M',
  color_group: 'BLACK',
  inflow_url: null,
};
const context: PieceContext = { buyer: { gradeRate: null }, now: noon, isFirstOrder: false, rules: [] };
const rule = (terms: PromotionRule['terms']): PromotionRule => ({
  rule_id: 1,
  label: terms.type,
  terms,
  parts: new Map([[1, 1]]),
});
const black = rule({ type: 'SIZECOLOR', rate: 10, size_names: [], color_groups: ['BLACK'] });
const partner = rule({ type: 'INFLOW', rate: 4, host: 'partner.example' });
const first = rule({ type: 'FIRST', rate: 10 });

describe('the price of a piece', () => {
  it('goes from retail to selling price to grade, explained by rows that add up', () => {
    const { price, rows } = piecePrice(piece, { ...context, buyer: { gradeRate: 3 } });
    expect(price).toBe(48_500);
    expect(rows.map((row) => [row.code, row.amount])).toEqual([
      ['RETAIL', 60_000],
      ['SELL', -10_000],
      ['GRADE', -1_500],
    ]);
  });

  it('applies every step on what the one before left', () => {
    const sale = { price: 45_000, start_at: new Date(0), end_at: new Date(noon.getTime() + 1) };
    const { price, rows } = piecePrice(
      {
        ...piece,
        product: { ...piece.product, time_sale: sale },
        inflow_url: 'https://partner.example/deal?x=1',
      },
      { ...context, isFirstOrder: true, buyer: { gradeRate: 5 }, rules: [first, partner, black] },
    );
    // An exchange takes the steps apart in this order.
    expect(rows.map((row) => row.code)).toEqual(pieceSteps);
    // 45,000 -10 % -4 % -10 % -5 %, rounded down to ten at every step.
    expect(price).toBe(33_240);
  });

  it.each([
    ['another colour', { color_group: 'RED' }, {}, [black]],
    ['another address', { inflow_url: 'https://partner.example.evil.test/' }, {}, [partner]],
    ['no address at all', { inflow_url: 'partner.example' }, {}, [partner]],
    ['a member who has bought before', {}, { isFirstOrder: false }, [first]],
    ['another product', { product_id: 2 }, { isFirstOrder: true }, [first, black]],
  ])('leaves it as it is for %s', (_case, change, facts, rules) => {
    expect(piecePrice({ ...piece, ...change }, { ...context, ...facts, rules }).price).toBe(50_000);
  });
});
