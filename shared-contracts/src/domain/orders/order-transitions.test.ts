import { orderStatuses } from './order-status.ts';
import { canMove, movesFrom, orderStatusOf, orderTransitions } from './order-transitions.ts';

const ends = ['PURCHASE_CONFIRM', 'RETURN_COMPLETE', 'EXCHANGE_COMPLETE', 'PART_REFUND_COMPLETE'];

describe('the states of an order line', () => {
  it('can all be reached from waiting for the deposit', () => {
    const reached = new Set(['DEPOSIT_WAIT']);
    for (let round = 0; round < orderStatuses.length; round += 1) {
      for (const { from, to } of orderTransitions) if (reached.has(from)) reached.add(to);
    }
    expect(orderStatuses.filter((status) => !reached.has(status))).toEqual([]);
  });

  it('all lead on, but for the four ends', () => {
    const stuck = orderStatuses.filter((status) => !orderTransitions.some((item) => item.from === status));
    expect(stuck.sort()).toEqual([...ends].sort());
  });

  it('name every move once', () => {
    const keys = orderTransitions.map(({ from, to }) => `${from} ${to}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('let the shop alone say that money came or went', () => {
    for (const to of ['PAYMENT_CONFIRM', 'PART_REFUND_COMPLETE', 'RETURN_COMPLETE']) {
      expect(orderTransitions.filter((item) => item.to === to).flatMap((item) => item.by)).toEqual([
        'SYSTEM',
      ]);
    }
  });

  it('let a shopper cancel before the goods are prepared, not after', () => {
    expect(canMove('PAYMENT_CONFIRM', 'PART_REFUND_READY', 'SHOPPER')).toBe(true);
    expect(canMove('CONFIRM_SETTLEMENT', 'PART_REFUND_READY', 'SHOPPER')).toBe(false);
    expect(movesFrom('DOMESTIC_SHIPPING', 'SHOPPER')).toEqual([]);
  });
});

it.each([
  [['SHIPPING_COMPLETE', 'PAYMENT_CONFIRM'], 'PAYMENT_CONFIRM'],
  [['PART_REFUND_COMPLETE', 'DOMESTIC_SHIPPING'], 'DOMESTIC_SHIPPING'],
  [['RETURN_REQUEST', 'PURCHASE_CONFIRM'], 'PURCHASE_CONFIRM'],
] as const)('an order with lines in %j is in %s', (lines, status) => {
  expect(orderStatusOf(lines)).toBe(status);
});
