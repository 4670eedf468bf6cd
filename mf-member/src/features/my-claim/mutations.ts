import { type ClaimKind, quoteClaim } from '@mall/contracts/api/orders/my-claims';
import { cancelOrder, type RefundAccount, requestClaim } from '@mall/contracts/api/orders/order-claims';
import { isApiError } from '@mall/contracts/client/api-error';
import { randomUuid } from '@mall/contracts/client/random-uuid';
import { formatWon } from '@mall/contracts/domain/money';
import type { ClaimReason } from '@mall/contracts/domain/orders/claim';
import type { Receiver } from '@mall/contracts/domain/people/receiver';
import { useServices } from '@mall/remote-kit/services';
import { useTask } from '@mall/remote-kit/use-call';
import { useRef } from 'react';
import { ofOrders } from '../../shared/orders/of-orders.ts';
import type { wantedLines } from './claim-state.ts';
import { copy } from './copy.ts';

export interface Claim {
  kind: ClaimKind;
  /** None cancels an order that is not paid, as a whole. */
  lines: ReturnType<typeof wantedLines>;
  reason: ClaimReason | null;
  detail: string;
  refund_account: RefundAccount | null;
  pickup: Receiver | null;
  photo_ids: readonly string[];
}

interface Policy {
  /** The holder of the account is another person: the words for it. */
  onHolder: (message: string) => void;
  onPhotosLost: () => void;
}

/** Sends a claim once, whatever is pressed or lost on the way, and goes to the order that shows it. */
export function useSendClaim(orderId: string, { onHolder, onPhotosLost }: Policy) {
  const { dialogs, navigate } = useServices();
  const sent = useRef({ content: '', key: '' });
  const keyFor = (content: string) => {
    if (sent.current.content !== content) sent.current = { content, key: randomUuid() };
    return { 'idempotency-key': sent.current.key };
  };
  return useTask(
    async ({ kind, lines, reason, detail, refund_account, pickup, photo_ids }: Claim, { api }) => {
      const account = refund_account ? { refund_account } : {};
      const what = { order_id: orderId, ...(lines.length > 0 ? { lines } : {}) };
      const headers = keyFor(JSON.stringify({ ...what, kind, reason, detail, pickup, photo_ids }));
      if (kind === 'CANCEL') {
        const { refund_amount } = await api(cancelOrder, { body: { ...what, ...account } }, { headers });
        return refund_amount > 0 ? copy.cancelledWith(formatWon(refund_amount)) : copy.cancelled;
      }
      const more = {
        ...(pickup ? { pickup } : {}),
        ...(photo_ids.length > 0 ? { photo_ids: [...photo_ids] } : {}),
      };
      const body = { ...what, lines, kind, reason: reason ?? 'CHANGE_OF_MIND', detail, ...more, ...account };
      await api(requestClaim, { body }, { headers });
      return copy.requested[kind];
    },
    {
      invalidates: [...ofOrders, quoteClaim],
      onSuccess: async (words) => {
        dialogs.toast(words);
        // Back must not lead to a form that has been sent.
        await navigate(`/mypage/orders/${orderId}`, { replace: true });
      },
      onFailure: async (error) => {
        const code = isApiError(error, cancelOrder) || isApiError(error, requestClaim) ? error.code : null;
        if (code === 'REFUND_HOLDER_MISMATCH') onHolder((error as Error).message);
        // Another tab, or the shop, was faster: what stands now is read anew behind the words.
        else if (code === 'ORDER_STATE') await dialogs.alert(copy.changedMeanwhile);
        else if (code === 'PHOTO_EXPIRED') onPhotosLost();
        return code === 'REFUND_HOLDER_MISMATCH' || code === 'ORDER_STATE';
      },
    },
  );
}
