import { type PayMethod, payMethods } from '@mall/contracts/domain/orders/pay-method';
import * as z from 'zod';

/** What most payment channels take. */
const usual = 'CARD,KAKAOPAY,NAVERPAY,TOSS,PAYCO,SAMSUNGPAY,APPLEPAY,MOBILE,DEPOSIT';

const isPayMethod = (name: string): name is PayMethod => payMethods.some((method) => method === name);

/** Ways to pay (spec 9) by name, with commas. */
function methodsOf(text: string, context: z.RefinementCtx): PayMethod[] {
  const names = [...new Set(text.split(',').map((name) => name.trim()))];
  const known = names.filter(isPayMethod).filter((name) => name !== 'POINT');
  if (known.length === names.length && known.length > 0) return known;
  const unknown = names.filter((name) => !isPayMethod(name) || name === 'POINT');
  context.addIssue({
    code: 'custom',
    message: `has no way to pay called ${unknown.join(', ') || 'nothing'}; there are ${payMethods
      .filter((name) => name !== 'POINT')
      .join(', ')}`,
  });
  return z.NEVER;
}

/** PAY_METHODS: what the payment channel takes, in the order they are offered. */
export const payMethodSetting = z.string().default(usual).transform(methodsOf);

/**
 * POPUP_METHODS: ways to pay whose window opens as a popup on a PC, as PortOne documents it for the channel; `-` where
 * all of them open in a frame.
 */
export const popupMethodSetting = z
  .string()
  .default('NAVERPAY,NAVERPAY_CARD,NAVERPAY_POINT')
  .transform((text, context) => (text.trim() === '-' ? [] : methodsOf(text, context)));
