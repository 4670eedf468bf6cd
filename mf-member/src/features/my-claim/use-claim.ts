import type { ClaimKind } from '@mall/contracts/api/orders/my-claims';
import type { ClaimReason } from '@mall/contracts/domain/orders/claim';
import type { Receiver } from '@mall/contracts/domain/people/receiver';
import { useServices } from '@mall/remote-kit/services';
import { useTypedForm } from '@mall/remote-kit/typed-form';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { MyOrder } from '../../shared/orders/queries.ts';
import { useAccountForm } from '../../shared/refund-account/use-account-form.ts';
import { claimable, errorsOf, firstChoice, type Wanted, wantedLines } from './claim-state.ts';
import { useSendClaim } from './mutations.ts';
import { quoteQuery } from './queries.ts';
import { blankClaim, noPhotos, typedClaimPhotos, typedClaims } from './typed-claim.ts';

/** What is being claimed, what it would come to, and its one way to the server. */
export function useClaim({ order, lines: all, ...data }: MyOrder, kind: ClaimKind, lineId: number | null) {
  const isUnpaid = order.status === 'DEPOSIT_WAIT' && kind === 'CANCEL';
  const lines = claimable(all, kind);
  const name = `${order.order_id} ${kind}`;
  const [typed, change] = useTypedForm(typedClaims, name, blankClaim(firstChoice(lines, lineId)));
  const [photos, keepPhotos, dropPhotos] = useTypedForm(typedClaimPhotos, name, noPhotos);
  const [isChecked, setChecked] = useState(false);
  const { choice, reason, detail, pickup } = typed;
  const isSent = useRef(false);
  const account = useAccountForm();
  const { send, isBusy } = useSendClaim(order.order_id, {
    onHolder: (message) => account.refuse('holder', message),
    // They waited too long: they are picked anew.
    onPhotosLost: dropPhotos,
  });

  const errors = isUnpaid ? null : errorsOf(lines, { choice, reason, kind });
  const wanted = wantedLines(lines, choice, kind);
  const isEarly = errors !== null;
  const quote = useQuery({
    ...quoteQuery(useServices(), {
      order_id: order.order_id,
      kind,
      ...(reason && kind !== 'CANCEL' ? { reason } : {}),
      lines: wanted,
    }),
    enabled: !isEarly && !isUnpaid,
  });
  const givesBack = (quote.data?.refund?.amount ?? 0) > 0;
  const needsAccount = data.needs_refund_account && kind !== 'EXCHANGE' && givesBack;

  const submit = async () => {
    setChecked(true);
    // The page is on its way to the order.
    if (errors || isSent.current) return;
    const refund_account = needsAccount ? account.take() : null;
    if (needsAccount && !refund_account) return;
    const lines = isUnpaid ? [] : wanted;
    const photo_ids = photos.map(({ photo_id }) => photo_id);
    const more = { detail: detail.trim(), refund_account, pickup, photo_ids };
    isSent.current ||= (await send({ kind, lines, reason, ...more })) !== null;
    if (!isSent.current) return;
    typedClaims.drop(name);
    typedClaimPhotos.drop(name);
  };
  const want = (id: number, value: Wanted | undefined) => {
    const { [id]: _gone, ...others } = choice;
    change({ ...typed, choice: value ? { ...others, [id]: value } : others });
  };

  return {
    lines,
    choice,
    want,
    reason,
    setReason: (next: ClaimReason) => change({ ...typed, reason: next }),
    detail,
    setDetail: (next: string) => change({ ...typed, detail: next }),
    pickup,
    setPickup: (next: Receiver | null) => change({ ...typed, pickup: next }),
    photos,
    keepPhotos,
    account,
    needsAccount,
    quote,
    isEarly,
    isUnpaid,
    isBusy,
    submit,
    /** Said once the shopper has tried to send it. */
    errors: isChecked ? errors : null,
  };
}
