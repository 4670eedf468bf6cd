import { css } from '@emotion/react';
import type { ClaimKind } from '@mall/contracts/api/orders/my-claims';
import { claimReasonSchema } from '@mall/contracts/domain/orders/claim';
import { lazyPart } from '@mall/remote-kit/lazy-part';
import { useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { RadioGroup } from '@mall/ui/controls/radio-group';
import { TextArea } from '@mall/ui/controls/text-area';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { color, fontSize, media } from '@mall/ui/theme';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { copy as orderWords } from '../../shared/orders/copy.ts';
import type { MyOrder } from '../../shared/orders/queries.ts';
import { body, group, heading, note } from './claim-styles.ts';
import { copy } from './copy.ts';
import { LineChoice } from './line-choice.tsx';
import { copy as pickupWords } from './pickup/copy.ts';
import { PickupSection } from './pickup/pickup-section.tsx';
import { QuotePanel } from './quote-panel.tsx';
import { useClaim } from './use-claim.ts';

const AccountSection = lazyPart(() =>
  import(/* webpackChunkName: "claim-parts" */ './refund/account-section.tsx').then(
    (module) => module.AccountSection,
  ),
);

const PickupDialog = lazyPart(() =>
  import(/* webpackChunkName: "address-dialogs" */ './pickup/dialog/pickup-dialog.tsx').then(
    (module) => module.default,
  ),
);

const ClaimPhotoField = lazyPart(() =>
  import(/* webpackChunkName: "claim-parts" */ './photos/claim-photo-field.tsx').then(
    (module) => module.ClaimPhotoField,
  ),
);

const layout = css({
  [media.xl]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: 40, alignItems: 'start' },
});
const fault = css({ paddingTop: 10, color: color.sale, fontSize: fontSize.small });

interface Props {
  data: MyOrder;
  kind: ClaimKind;
  lineId: number | null;
}

/** A cancellation, a return or an exchange: of what, why, and what it comes to before it is sent. */
export function ClaimForm({ data, kind, lineId }: Props) {
  const claim = useClaim(data, kind, lineId);
  const { lines, errors, isUnpaid } = claim;
  const form = useRef<HTMLFormElement>(null);
  const [isPickupOpen, setPickupOpen] = useState(false);
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[data-fault] input')?.focus();
  }, [errors]);
  if (lines.length === 0 && !isUnpaid) return <NothingToClaim kind={kind} orderId={data.order.order_id} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void claim.submit();
  };
  return (
    <>
      <form css={layout} ref={form} method="post" noValidate onSubmit={submit}>
        <div>
          {!isUnpaid && <Goods claim={claim} kind={kind} />}
          {kind !== 'CANCEL' && <Why claim={claim} orderId={data.order.order_id} />}
          {kind !== 'CANCEL' && <Pickup data={data} claim={claim} onOpen={() => setPickupOpen(true)} />}
          {claim.needsAccount && (
            <Suspense fallback={<Skeleton height={360} />}>
              <AccountSection form={claim.account} />
            </Suspense>
          )}
        </div>
        <QuotePanel
          kind={kind}
          quote={claim.quote.data}
          error={claim.quote.error}
          isEarly={claim.isEarly}
          isUnpaid={isUnpaid}
          onRetry={() => void claim.quote.refetch()}
        >
          <Button type="submit" size="xl" full loading={claim.isBusy}>
            {copy.send[kind]}
          </Button>
        </QuotePanel>
      </form>
      {isPickupOpen && (
        <Suspense>
          <PickupDialog
            known={claim.pickup}
            onChoose={claim.setPickup}
            onClose={() => setPickupOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** What is claimed of what can be. */
function Goods({ claim, kind }: { claim: ReturnType<typeof useClaim>; kind: ClaimKind }) {
  const { lines, errors } = claim;
  return (
    <section css={group} data-fault={errors?.lines ? '' : undefined}>
      <h2 css={heading}>{copy.choose[kind]}</h2>
      <ul>
        {lines.map((line) => (
          <LineChoice
            key={line.order_line_id}
            line={line}
            kind={kind}
            wanted={claim.choice[line.order_line_id]}
            error={errors?.options[line.order_line_id]}
            onWanted={(wanted) => claim.want(line.order_line_id, wanted)}
          />
        ))}
      </ul>
      {errors?.lines && (
        <p css={fault} role="alert">
          {errors.lines}
        </p>
      )}
    </section>
  );
}

function Why({ claim, orderId }: { claim: ReturnType<typeof useClaim>; orderId: string }) {
  const { reason, setReason, detail, setDetail, errors, photos, keepPhotos } = claim;
  const isMember = useSession().status === 'in';
  return (
    <section css={group} data-fault={errors?.reason && !errors.lines ? '' : undefined}>
      <h2 css={heading}>{copy.reason}</h2>
      <div css={body}>
        <RadioGroup
          legend={copy.reason}
          hideLegend
          value={reason}
          error={errors?.reason}
          onValue={(value) => setReason(claimReasonSchema.parse(value))}
          options={claimReasonSchema.options.map((value) => ({
            value,
            label: orderWords.reasons[value],
            description: copy.reasonNotes[value],
          }))}
        />
        <TextArea
          label={copy.detail}
          hint={copy.detailHint}
          maxLength={500}
          value={detail}
          onChange={({ target }) => setDetail(target.value)}
        />
        {isMember && reason && (
          <Suspense fallback={<Skeleton height={140} />}>
            <ClaimPhotoField orderId={orderId} photos={photos} onChange={keepPhotos} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

/** Where the parcel is fetched. */
function Pickup({
  data,
  claim,
  onOpen,
}: {
  data: MyOrder;
  claim: ReturnType<typeof useClaim>;
  onOpen: () => void;
}) {
  return (
    <section css={group}>
      <h2 css={heading}>{pickupWords.title}</h2>
      <div css={body}>
        <PickupSection
          delivered={data.order.receiver}
          pickup={claim.pickup}
          onPickup={claim.setPickup}
          onOpen={onOpen}
        />
        <p css={note}>{pickupWords.note}</p>
      </div>
    </section>
  );
}

function NothingToClaim({ kind, orderId }: { kind: ClaimKind; orderId: string }) {
  return (
    <EmptyState
      icon="info"
      title={copy.noneTitle[kind]}
      description={copy.noneHint}
      action={<Button href={`/mypage/orders/${orderId}`}>{copy.toOrder}</Button>}
    />
  );
}
