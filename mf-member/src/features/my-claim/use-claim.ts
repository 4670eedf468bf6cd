import type { ClaimKind } from '@mall/contracts/api/orders/my-claims';
import type { MyOrderLine } from '@mall/contracts/api/orders/my-orders';
import type { ClaimReason } from '@mall/contracts/domain/orders/claim';
import type { Receiver } from '@mall/contracts/domain/people/receiver';
import { useServices } from '@mall/remote-kit/services';
import { useTypedForm } from '@mall/remote-kit/typed-form';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { MyOrder } from '../../shared/orders/queries.ts';
import { useAccountForm } from '../../shared/refund-account/use-account-form.ts';
import { claimable, errorsOf, firstChoice, type Wanted, wantedLines, withWanted } from './claim-state.ts';
import { useSendClaim } from './mutations.ts';
import { quoteQuery } from './queries.ts';
import { blankClaim, noPhotos, typedClaimPhotos, typedClaims } from './typed-claim.ts';

/** What is being claimed, what it would come to, and its one way to the server. */
export function useClaim({ order, lines: all, ...data }: MyOrder, kind: ClaimKind, lineId: number | null) {
  const isUnpaid = order.status === 'DEPOSIT_WAIT' && kind === 'CANCEL';
  const lines = claimable(all, kind);
  const typedAs = `${order.order_id} ${kind}`;
  const { typed, change, photos, keepPhotos, dropPhotos, drop } = useTypedClaim(typedAs, lines, lineId);
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
  const quote = useQuote({ order_id: order.order_id, kind, reason, lines: wanted }, !isEarly && !isUnpaid);
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
    if (isSent.current) drop();
  };
  const want = (id: number, value: Wanted | undefined) =>
    change((before) => ({ ...before, choice: withWanted(before.choice, id, value) }));

  return {
    lines,
    choice,
    want,
    reason,
    setReason: (next: ClaimReason) => change((before) => ({ ...before, reason: next })),
    detail,
    setDetail: (next: string) => change((before) => ({ ...before, detail: next })),
    pickup,
    setPickup: (next: Receiver | null) => change((before) => ({ ...before, pickup: next })),
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

/** What is typed and uploaded of one claim, stored until it is sent. */
function useTypedClaim(name: string, lines: readonly MyOrderLine[], lineId: number | null) {
  const [typed, change] = useTypedForm(typedClaims, name, blankClaim(firstChoice(lines, lineId)));
  const [photos, keepPhotos, dropPhotos] = useTypedForm(typedClaimPhotos, name, noPhotos);
  const drop = () => {
    typedClaims.drop(name);
    typedClaimPhotos.drop(name);
  };
  return { typed, change, photos, keepPhotos, dropPhotos, drop };
}

type Quoted = Omit<Parameters<typeof quoteQuery>[1], 'reason'> & { reason: ClaimReason | null };

/** What the claim would come to; a cancellation comes to the same whatever its reason. */
function useQuote({ reason, ...claim }: Quoted, isEnabled: boolean) {
  const asked = { ...claim, ...(reason && claim.kind !== 'CANCEL' ? { reason } : {}) };
  return useQuery({ ...quoteQuery(useServices(), asked), enabled: isEnabled });
}
