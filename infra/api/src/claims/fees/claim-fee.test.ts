import { claimFeeOf } from './claim-fee.ts';

describe('the fee of a claim', () => {
  it.each([
    ['RETURN', 'CHANGE_OF_MIND', 50_000, 'SHOPPER', 'KEPT_BACK', 3_000],
    ['RETURN', 'SIZE', 50_000, 'SHOPPER', 'KEPT_BACK', 3_000],
    ['RETURN', 'CHANGE_OF_MIND', 1_200, 'SHOPPER', 'KEPT_BACK', 1_200],
    ['RETURN', 'DEFECT', 50_000, 'SHOP', 'NONE', 0],
    ['EXCHANGE', 'SIZE', 50_000, 'SHOPPER', 'DUE', 6_000],
    ['EXCHANGE', 'CHANGE_OF_MIND', 1_200, 'SHOPPER', 'DUE', 6_000],
    ['EXCHANGE', 'WRONG_DELIVERY', 50_000, 'SHOP', 'NONE', 0],
  ] as const)('of a %s for %s, paid with %i KRW, is on the %s: %s %i KRW', (...given) => {
    const [kind, reason, paid, payer, state, amount] = given;
    const fee = claimFeeOf(kind, reason, paid);
    expect(fee).toMatchObject({ payer, state, amount });
    expect(fee.rows.reduce((sum, row) => sum + row.amount, 0)).toBe(amount);
  });
});
