import fc from 'fast-check';
import { piecePrice } from '../../catalogue/pricing/piece-price.ts';
import type { PromotionRule, PromotionTerms } from '../../catalogue/pricing/promotion-rule.ts';
import type { LineBasis } from '../../orders/orders/price-basis.ts';
import { exchangedBasis } from './exchanged-basis.ts';

const parts = new Map([[1, 1]]);
const sizes = ['S', 'M', 'L'] as const;
const rate = fc.integer({ min: 1, max: 90 });
const anyPiece = fc.record({
  retail: fc.integer({ min: 100, max: 100_000 }).map((tens) => tens * 10),
  sale: fc.integer({ min: 0, max: 60 }),
  gradeRate: fc.option(fc.integer({ min: 0, max: 15 })),
  isFirstOrder: fc.boolean(),
  rules: fc.tuple(rate, rate, rate, rate).map(([small, medium, inflow, first]): PromotionRule[] => [
    { rule_id: 1, label: 'S', parts, terms: sizeColor(small, 'S') },
    { rule_id: 2, label: 'M', parts, terms: sizeColor(medium, 'M') },
    { rule_id: 3, label: '제휴', parts, terms: { type: 'INFLOW', rate: inflow, host: 'partner.example' } },
    { rule_id: 4, label: '첫 구매', parts, terms: { type: 'FIRST', rate: first } },
  ]),
  inflow_url: fc.constantFrom(null, 'https://partner.example/a'),
});
const sizeColor = (off: number, size: string): PromotionTerms => ({
  type: 'SIZECOLOR',
  rate: off,
  size_names: [size],
  color_groups: [],
});

type Piece = typeof anyPiece extends fc.Arbitrary<infer Value> ? Value : never;

it('makes a piece cost what it would have cost in the same order, whichever option it was bought in', () => {
  const price = (piece: Piece, size_name: string) =>
    piecePrice(
      {
        product_id: 1,
        size_name,
        color_group: 'BLACK',
        inflow_url: piece.inflow_url,
        product: {
          retail_price: piece.retail,
          sell_price: Math.floor((piece.retail * (100 - piece.sale)) / 1000) * 10,
          time_sale: null,
        },
      },
      { ...piece, buyer: { gradeRate: piece.gradeRate }, now: new Date(0) },
    );
  fc.assert(
    fc.property(
      anyPiece,
      fc.array(fc.constantFrom(...sizes), { minLength: 2, maxLength: 5 }),
      (piece, way) => {
        const bought = price(piece, way[0] ?? 'L');
        // A step of a few KRW may be explained by several rates.
        fc.pre(bought.price >= 2000);
        const start = {
          piece_price: bought.price,
          retail_price: piece.retail,
          rows: bought.rows,
          promotions: [],
          has_free_delivery: false,
        };
        const end = way.reduce<LineBasis>(
          (basis, size_name) =>
            exchangedBasis(basis, piece.rules, { product_id: 1, size_name, color_group: 'BLACK' }),
          start,
        );
        expect(end.rows.reduce((sum, row) => sum + row.amount, 0)).toBe(end.piece_price);
        expect(end.piece_price).toBe(price(piece, way.at(-1) ?? 'L').price);
      },
    ),
    { numRuns: 300 },
  );
});
