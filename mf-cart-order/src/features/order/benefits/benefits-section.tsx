import { css } from '@emotion/react';
import type { Checkout } from '@mall/contracts/api/orders/orders';
import { formatWon } from '@mall/contracts/domain/money';
import { Button } from '@mall/ui/controls/button';
import { Icon } from '@mall/ui/icon';
import { color, fontSize } from '@mall/ui/theme';
import { FormGroup } from '../form/form-group.tsx';
import { copy } from './copy.ts';
import { PointField } from './point-field.tsx';

const layout = css({ display: 'grid', gap: 24 });
const row = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 });
const label = css({ color: color.ink, fontSize: fontSize.note, fontWeight: 500 });
const off = css({ color: color.sale, fontWeight: 600 });
const quiet = css({ color: color.quiet, fontSize: fontSize.note });
const best = css({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  color: color.success,
  fontSize: fontSize.note,
});
const link = css({
  minHeight: 40,
  color: color.ink,
  fontSize: fontSize.note,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

interface Props {
  checkout: Checkout;
  /** Why the last change of coupons or points was not taken. */
  refusal: string | null;
  isBusy: boolean;
  onChooseCoupons: () => void;
  onBest: () => void;
  onPoints: (points: number) => void;
}

/** A member's coupons and points; the best coupons are in use until the shopper says otherwise. */
export function BenefitsSection({ checkout, refusal, isBusy, ...on }: Props) {
  const { coupons = [], chosen_coupon_ids: chosen = [], best_coupon_ids = [], amount } = checkout;
  const isBest =
    chosen.length === best_coupon_ids.length && chosen.every((id) => best_coupon_ids.includes(id));
  return (
    <FormGroup heading={copy.title}>
      <div css={layout}>
        <div>
          <div css={row}>
            <div>
              <p css={label}>{copy.coupon}</p>
              {chosen.length > 0 ? (
                <p css={off} className="tabular">
                  {copy.chosen(chosen.length, formatWon(amount.coupon_amount ?? 0))}
                </p>
              ) : (
                <p css={quiet}>{coupons.length > 0 ? copy.notChosen : copy.noCoupons}</p>
              )}
            </div>
            <Button variant="secondary" size="md" onClick={on.onChooseCoupons}>
              {copy.choose}
            </Button>
          </div>
          {isBest && chosen.length > 0 && (
            <p css={best}>
              <Icon name="check" size={16} />
              {copy.isBest}
            </p>
          )}
          {!isBest && best_coupon_ids.length > 0 && (
            <button css={link} type="button" onClick={on.onBest}>
              {copy.toBest}
            </button>
          )}
        </div>
        <PointField checkout={checkout} refusal={refusal} isBusy={isBusy} onUse={on.onPoints} />
      </div>
    </FormGroup>
  );
}
