import { type PayMethod, payMethodLabels } from '@mall/contracts/domain/orders/pay-method';
import * as z from 'zod';

/** What most payment channels take. */
const usual = 'CARD,KAKAOPAY,NAVERPAY,TOSS,PAYCO,SAMSUNGPAY,APPLEPAY,MOBILE,DEPOSIT';

const isPayMethod = (name: string): name is PayMethod => Object.hasOwn(payMethodLabels, name);

/** PAY_METHODS: ways to pay (spec 9) that the payment channel takes, with commas, in the order they are offered. */
export const payMethodSetting = z
  .string()
  .default(usual)
  .transform((text, context): PayMethod[] => {
    const names = [...new Set(text.split(',').map((name) => name.trim()))];
    const known = names.filter(isPayMethod).filter((name) => name !== 'POINT');
    if (known.length === names.length && known.length > 0) return known;
    const unknown = names.filter((name) => !isPayMethod(name) || name === 'POINT');
    context.addIssue({
      code: 'custom',
      message: `has no way to pay called ${unknown.join(', ') || 'nothing'}; there are ${Object.keys(
        payMethodLabels,
      )
        .filter((name) => name !== 'POINT')
        .join(', ')}`,
    });
    return z.NEVER;
  });
