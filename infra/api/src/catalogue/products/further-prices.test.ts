import type { PromotionRule, PromotionTerms } from '../pricing/promotion-rule.ts';
import { furtherPrices } from './further-prices.ts';

const rule = (terms: PromotionTerms): PromotionRule => ({
  rule_id: 1,
  label: '색상 한정 할인',
  terms,
  parts: new Map([[7, 1]]),
});
const facts = {
  product: { product_id: 7, retail_price: 57_000, sell_price: 39_900, time_sale: null },
  colorGroups: ['BLACK', 'RED'],
  sizeNames: ['S', 'M'],
  rules: [],
  coupons: [],
  buyer: { gradeRate: 3 },
  now: new Date('2026-11-23T12:00:00+09:00'),
  last: 38_700,
  member: 38_700,
};
const coupon = (name: string, discount_value: number) => ({
  name,
  discount_type: 'FIXED' as const,
  discount_value,
  maximum_amount: null,
  minimum_amount: 0,
});

it('names the colours and sizes that the product has, each price to the won', () => {
  const terms = { type: 'SIZECOLOR' as const, rate: 10, size_names: [], color_groups: ['NAVY', 'BLACK'] };
  const [row, ...others] = furtherPrices({ ...facts, rules: [rule(terms)] });
  expect(row).toEqual({ code: 'SIZECOLOR', label: '색상 한정 할인 (블랙)', price: 34_830, amount: -3_870 });
  expect(others).toEqual([]);
  expect(furtherPrices({ ...facts, colorGroups: ['RED'], rules: [rule(terms)] })).toEqual([]);
});

it('names the best coupon, a first order and an address, and nothing that takes nothing off', () => {
  const rules = [rule({ type: 'FIRST', rate: 10 }), rule({ type: 'INFLOW', rate: 3, host: 'a.example' })];
  const coupons = [coupon('작은 쿠폰', 1000), coupon('큰 쿠폰', 4000), coupon('없는 쿠폰', 0)];
  const rows = furtherPrices({ ...facts, rules, coupons });
  expect(rows.map(({ code, label }) => `${code} ${label}`)).toEqual([
    'FIRST 색상 한정 할인',
    'PRODUCT_COUPON 큰 쿠폰',
    'INFLOW a.example 링크로 방문',
  ]);
  for (const { price, amount } of rows) expect(facts.last + amount).toBe(price);
});

it('shows guests what logging in brings, and members nothing of it', () => {
  const guest = { ...facts, buyer: { gradeRate: null }, last: 39_900 };
  expect(furtherPrices(guest)).toEqual([
    { code: 'GRADE', label: '회원 로그인', price: 38_700, amount: -1_200 },
  ]);
  expect(furtherPrices(facts)).toEqual([]);
});
