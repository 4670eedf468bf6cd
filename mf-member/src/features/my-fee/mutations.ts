import { checkClaimFee, payClaimFee } from '@mall/contracts/api/orders/claims/claim-fees';
import { viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import type { Order } from '@mall/contracts/api/orders/orders';
import { isCancelled, openPayment } from '@mall/contracts/client/payment-window';
import type { PayMethod } from '@mall/contracts/domain/orders/pay-method';
import { useServices } from '@mall/remote-kit/services';
import { useTask } from '@mall/remote-kit/use-call';
import { useState } from 'react';
import { copy } from './copy.ts';

/** What the shopper reads of a payment that was begun. */
export type FeeNotice =
  | { kind: 'open'; onCheck: () => void }
  | { kind: 'checking' }
  | { kind: 'unpaid'; words: string }
  /** Nobody could say: not to be paid again before it is known. */
  | { kind: 'unknown' };

interface Due {
  orderId: string;
  claimId: number;
}

/** Where the provider sends a phone back to; what comes with the address decides nothing. */
const feeHref = ({ orderId, claimId }: Due): string => `/mypage/orders/${orderId}/fee?claim=${claimId}`;

/** Pays what an exchange costs; the server alone says whether it is paid (decisions 50 and 128). */
export function usePayFee(due: Due) {
  const services = useServices();
  const { dialogs, navigate, device, origin } = services;
  const [notice, setNotice] = useState<FeeNotice | null>(null);

  const checking = useTask(
    async (code: string | null, { api }) => {
      setNotice({ kind: 'checking' });
      const { fee_state } = await api(checkClaimFee, { body: { claim_id: due.claimId } });
      return { isPaid: fee_state === 'PAID', code };
    },
    {
      invalidates: [viewMyOrder],
      onSuccess: async ({ isPaid, code }) => {
        if (!isPaid)
          return setNotice({
            kind: 'unpaid',
            words: code && isCancelled(code) ? copy.cancelled : copy.unpaid,
          });
        dialogs.toast(copy.paid);
        await navigate(`/mypage/orders/${due.orderId}`, { replace: true });
      },
      onFailure: () => {
        setNotice({ kind: 'unknown' });
        return true;
      },
    },
  );
  const paying = useTask(
    async ({ pay_method, order }: { pay_method: PayMethod; order: Order }, { api }) => {
      setNotice(null);
      const { payment } = await api(payClaimFee, { body: { claim_id: due.claimId, pay_method } });
      const given = new Promise<string>((resolve) => {
        if (payment.pc_window === 'POPUP' && !device.isMobileLayout)
          setNotice({ kind: 'open', onCheck: () => resolve('USER_CANCEL') });
      });
      const { name: fullName, phone: phoneNumber } = order.receiver;
      const opened = openPayment(payment, {
        device,
        returnUrl: `${origin}${feeHref(due)}`,
        customer: { fullName, phoneNumber },
      });
      return Promise.race([opened, given]);
    },
    { onSuccess: (code) => checking.send(code) },
  );
  return {
    notice,
    pay: paying.send,
    check: () => checking.send(null),
    isBusy: paying.isBusy || checking.isBusy,
  };
}
