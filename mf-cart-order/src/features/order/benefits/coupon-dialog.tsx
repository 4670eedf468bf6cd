import { css } from '@emotion/react';
import { type Checkout, orderPurchase } from '@mall/contracts/api/orders/orders';
import { isApiError } from '@mall/contracts/client/api-error';
import { formatWon } from '@mall/contracts/domain/money';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { Dialog } from '@mall/ui/feedback/dialog';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { checkoutQuery } from '../queries.ts';
import { copy } from './copy.ts';
import { CouponChoice } from './coupon-choice.tsx';
import { UnusableCoupons } from './unusable-coupons.tsx';

const words = copy.dialog;
const layout = css({ display: 'grid', gap: 24 });
const head = css({ display: 'grid', gap: 2, marginBottom: 8 });
const heading = css({ fontSize: fontSize.body, fontWeight: 700 });
const note = css({ color: color.quiet, fontSize: fontSize.small });
const list = css({ display: 'grid', gap: 8 });
const refusal = css({
  padding: 12,
  border: `1px solid ${color.sale}`,
  color: color.sale,
  fontSize: fontSize.note,
});

interface Props {
  checkout: Checkout;
  onClose: () => void;
  onApply: (couponIds: number[]) => void;
}

/** A member's coupons for this order. The server says what a choice takes off before it is applied. */
export function CouponDialog({ checkout, onClose, onApply }: Props) {
  const { coupons = [], unusable_coupons = [], best_coupon_ids = [], chosen_coupon_ids = [] } = checkout;
  const [picked, setPicked] = useState<readonly number[]>(chosen_coupon_ids);
  const { data, error, isFetching } = useQuery({
    ...checkoutQuery(useServices(), { temporary_id: checkout.temporary_id, coupon_ids: [...picked].sort() }),
    placeholderData: (previous) => previous,
    retry: false,
  });
  const choice = { coupons, picked, onPick: setPicked };
  const off = formatWon(data?.amount.coupon_amount ?? 0);
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      footer={
        <Button
          size="lg"
          disabled={error !== null && !isFetching}
          loading={isFetching}
          onClick={() => onApply([...picked])}
        >
          {picked.length > 0 ? words.apply(off) : words.applyNone}
        </Button>
      }
    >
      <div css={layout}>
        {best_coupon_ids.length > 0 && (
          <Button variant="secondary" onClick={() => setPicked(best_coupon_ids)}>
            {words.best}
          </Button>
        )}
        {error && !isFetching && (
          <p css={refusal} role="alert">
            {isApiError(error, orderPurchase, 'COUPON_UNUSABLE') ? words.together : copy.failed}
          </p>
        )}
        <ProductCoupons {...choice} />
        <OrderCoupons {...choice} />
        <UnusableCoupons coupons={unusable_coupons} />
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  coupons: NonNullable<Checkout['coupons']>;
  /** Ids of the member's coupons, of either kind. */
  picked: readonly number[];
  onPick: (picked: number[]) => void;
}

/** Any number of them may be used together. */
function ProductCoupons({ coupons, picked, onPick }: ChoiceProps) {
  const offered = coupons.filter(({ kind }) => kind === 'PRODUCT');
  if (offered.length === 0) return null;
  const toggle = (id: number) =>
    onPick(picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id]);
  return (
    <CouponGroup heading={words.product} text={words.productNote}>
      {offered.map((coupon) => (
        <CouponChoice
          key={coupon.member_coupon_id}
          type="checkbox"
          coupon={coupon}
          isPicked={picked.includes(coupon.member_coupon_id)}
          onPick={() => toggle(coupon.member_coupon_id)}
        />
      ))}
    </CouponGroup>
  );
}

/** One of an order, or none. */
function OrderCoupons({ coupons, picked, onPick }: ChoiceProps) {
  const offered = coupons.filter(({ kind }) => kind === 'ORDER');
  if (offered.length === 0) return null;
  const ids = offered.map((coupon) => coupon.member_coupon_id);
  const others = picked.filter((id) => !ids.includes(id));
  return (
    <CouponGroup heading={words.order} text={words.orderNote}>
      {offered.map((coupon) => (
        <CouponChoice
          key={coupon.member_coupon_id}
          type="radio"
          coupon={coupon}
          isPicked={picked.includes(coupon.member_coupon_id)}
          onPick={() => onPick([...others, coupon.member_coupon_id])}
        />
      ))}
      <CouponChoice
        type="radio"
        coupon={null}
        isPicked={others.length === picked.length}
        onPick={() => onPick(others)}
      />
    </CouponGroup>
  );
}

function CouponGroup({
  heading: title,
  text,
  children,
}: {
  heading: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <fieldset>
      <legend css={head}>
        <span css={heading}>{title}</span>
        <span css={note}>{text}</span>
      </legend>
      <div css={list}>{children}</div>
    </fieldset>
  );
}
