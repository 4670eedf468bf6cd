import fc from 'fast-check';
import type { ListedPayment } from '../../money/payments/payment-gateway.ts';
import { type BookedPayment, compareBooks } from './compare-books.ts';

const booked = (change: Partial<BookedPayment> = {}): BookedPayment => ({
  paymentId: 'A',
  isPaid: true,
  isOpen: false,
  amount: 10_000,
  refunded: 0,
  refundDue: 0,
  ...change,
});
const listed = (change: Partial<ListedPayment> = {}): ListedPayment => ({
  paymentId: 'A',
  status: 'PAID',
  amount: 10_000,
  cancelled: 0,
  ...change,
});
const unpaid = { isPaid: false } as const;

describe('the books agree', () => {
  it.each([
    ['on a paid order', booked(), listed()],
    [
      'on a part that went back',
      booked({ refunded: 3_000 }),
      listed({ status: 'PARTIAL_CANCELLED', cancelled: 3_000 }),
    ],
    [
      'on all that went back',
      booked({ refunded: 10_000 }),
      listed({ status: 'CANCELLED', cancelled: 10_000 }),
    ],
    ['on a part that is going back just now', booked({ refundDue: 3_000 }), listed({ cancelled: 3_000 })],
    ['on a part that has still to go back', booked({ refundDue: 3_000 }), listed()],
    ['on an unpaid order', booked({ ...unpaid, isOpen: true }), listed({ status: 'READY' })],
    ['on a closed order', booked(unpaid), listed({ status: 'FAILED' })],
    [
      'on money of a closed order that waits for an account',
      booked({ ...unpaid, refundDue: 10_000 }),
      listed(),
    ],
    [
      'on money of a closed order that went back',
      booked(unpaid),
      listed({ status: 'CANCELLED', cancelled: 10_000 }),
    ],
  ])('%s', (_case, shop, provider) => {
    expect(compareBooks([shop], [provider])).toEqual([]);
  });

  it('on windows that were opened and left, whatever the shop knows of them', () => {
    expect(compareBooks([], [listed({ status: 'READY' }), listed({ status: 'FAILED' })])).toEqual([]);
    expect(compareBooks([booked(unpaid)], [])).toEqual([]);
  });
});

describe('the books disagree', () => {
  it.each([
    ['NO_ORDER', [], [listed()], false],
    ['NO_PAYMENT', [booked()], [], false],
    ['STATE_DIFFERS', [booked()], [listed({ status: 'FAILED' })], false],
    ['AMOUNT_DIFFERS', [booked()], [listed({ amount: 9_999 })], false],
    ['AMOUNT_DIFFERS', [booked()], [listed({ status: 'PARTIAL_CANCELLED', cancelled: 1 })], false],
    ['AMOUNT_DIFFERS', [booked({ refunded: 3_000 })], [listed()], false],
    ['STATE_DIFFERS', [booked({ ...unpaid, isOpen: true })], [listed()], true],
    ['STATE_DIFFERS', [booked(unpaid)], [listed()], true],
    ['STATE_DIFFERS', [booked(unpaid)], [listed({ status: 'PARTIAL_CANCELLED', cancelled: 3_000 })], true],
  ])('by %s', (kind, shop, provider, isSettled) => {
    expect(compareBooks(shop, provider)).toMatchObject([{ paymentId: 'A', kind, isSettled }]);
  });

  it('about every won that one side has and the other has not', () => {
    const won = fc.integer({ min: 1, max: 50_000 });
    fc.assert(
      fc.property(won, fc.nat(50_000), won, fc.nat(50_000), (amount, refunded, paid, cancelled) => {
        fc.pre(refunded <= amount && cancelled <= paid);
        const shop = booked({ amount, refunded });
        const provider = listed({ amount: paid, cancelled });
        const agrees = amount === paid && refunded === cancelled;
        expect(compareBooks([shop], [provider])).toHaveLength(agrees ? 0 : 1);
      }),
    );
  });
});
