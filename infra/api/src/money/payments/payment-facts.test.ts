import { payMethods } from '@mall/contracts/domain/orders/pay-method';
import fc from 'fast-check';
import {
  type ExpectedPayment,
  type PaymentFacts,
  type PaymentFault,
  paymentFaults,
} from './payment-facts.ts';

const config = { PORTONE_STORE_ID: 'store-1', PORTONE_CHANNEL_KEY: 'channel-1' };
const expected: ExpectedPayment = {
  status: 'PAID',
  paymentId: 'ORDER-1',
  payMethods: ['CARD'],
  amount: 39_900,
};
const exact: PaymentFacts = {
  status: 'PAID',
  paymentId: 'ORDER-1',
  storeId: 'store-1',
  channelKey: 'channel-1',
  channelType: 'LIVE',
  method: 'PaymentMethodCard',
  easyPayProvider: undefined,
  isEscrow: false,
  currency: 'KRW',
  amount: 39_900,
};

const wrong: readonly [PaymentFault, Partial<PaymentFacts>][] = [
  ['STATUS', { status: 'VIRTUAL_ACCOUNT_ISSUED' }],
  ['STATUS', { status: 'PARTIAL_CANCELLED' }],
  ['PAYMENT_ID', { paymentId: 'ORDER-2' }],
  ['STORE', { storeId: 'store-local' }],
  ['CHANNEL_KEY', { channelKey: 'channel-1-other' }],
  ['CHANNEL_KEY', { channelKey: undefined }],
  ['CHANNEL_TYPE', { channelType: 'TEST' }],
  ['CHANNEL_TYPE', { channelType: '' }],
  ['METHOD', { method: 'PaymentMethodVirtualAccount' }],
  ['METHOD', { method: 'PaymentMethodGiftCertificate' }],
  ['METHOD', { method: undefined }],
  ['METHOD', { easyPayProvider: 'KAKAOPAY' }],
  ['CURRENCY', { currency: 'USD' }],
  ['AMOUNT', { amount: 39_899 }],
  ['AMOUNT', { amount: 39_901 }],
];

describe('a payment counts', () => {
  it('when every fact is the expected one', () => {
    expect(paymentFaults(exact, expected, config)).toEqual([]);
  });

  it.each(wrong)('not when its %s is wrong: %j', (fault, change) => {
    expect(paymentFaults({ ...exact, ...change }, expected, config)).toEqual([fault]);
  });

  it('never with any number of wrong facts, and each of them is named', () => {
    fc.assert(
      fc.property(fc.subarray([...wrong], { minLength: 1 }), (chosen) => {
        const change = Object.assign({}, ...chosen.map(([, facts]) => facts)) as Partial<PaymentFacts>;
        const faults = paymentFaults({ ...exact, ...change }, expected, config);
        expect(new Set(faults)).toEqual(new Set(chosen.map(([fault]) => fault)));
      }),
    );
  });

  it('on a test channel of the stand-in only', () => {
    const local = { ...config, PORTONE_STORE_ID: 'store-local' };
    const facts = { ...exact, storeId: 'store-local', channelType: 'TEST' };
    expect(paymentFaults(facts, expected, local)).toEqual([]);
    expect(paymentFaults(facts, expected, config)).toEqual(['STORE', 'CHANNEL_TYPE']);
  });
});

describe('the method of a payment', () => {
  const methodsOf: Partial<PaymentFacts>[] = [
    { method: 'PaymentMethodCard' },
    { method: 'PaymentMethodMobile' },
    { method: 'PaymentMethodVirtualAccount' },
    { method: 'PaymentMethodTransfer' },
    { method: 'PaymentMethodEasyPay' },
    ...['KAKAOPAY', 'NAVERPAY', 'TOSSPAY', 'PAYCO', 'SAMSUNGPAY', 'APPLEPAY', 'CHAI', 'ALIPAY', 'LPAY'].map(
      (easyPayProvider) => ({ method: 'PaymentMethodEasyPay', easyPayProvider }),
    ),
  ];

  // Every way of spec 9 but points, which the provider knows nothing of.
  const ways = payMethods.filter((name) => name !== 'POINT');

  it('by card is with escrow only where that was ordered', () => {
    const escrow: ExpectedPayment = { ...expected, payMethods: ['ESCROW_CARD'] };
    expect(paymentFaults(exact, escrow, config)).toEqual(['METHOD']);
    expect(paymentFaults({ ...exact, isEscrow: true }, escrow, config)).toEqual([]);
  });

  it.each(ways)('%s is paid by exactly one of all', (payMethod) => {
    const isEscrow = payMethod === 'ESCROW_CARD';
    const counting = methodsOf.filter(
      (change) =>
        paymentFaults({ ...exact, isEscrow, ...change }, { ...expected, payMethods: [payMethod] }, config)
          .length === 0,
    );
    expect(counting).toHaveLength(1);
  });

  it('is one of those that a fee takes', () => {
    const fee: ExpectedPayment = { ...expected, payMethods: ['CARD', 'MOBILE'] };
    expect(paymentFaults({ ...exact, method: 'PaymentMethodMobile' }, fee, config)).toEqual([]);
    expect(paymentFaults({ ...exact, method: 'PaymentMethodTransfer' }, fee, config)).toEqual(['METHOD']);
  });

  it('is none for what the provider never takes', () => {
    const points: ExpectedPayment = { ...expected, payMethods: ['POINT'] };
    for (const change of methodsOf)
      expect(paymentFaults({ ...exact, ...change }, points, config)).toContain('METHOD');
  });
});
