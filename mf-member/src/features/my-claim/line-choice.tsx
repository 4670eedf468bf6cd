import { css } from '@emotion/react';
import type { ClaimKind } from '@mall/contracts/api/orders/my-claims';
import type { MyOrderLine } from '@mall/contracts/api/orders/my-orders';
import { lazyPart } from '@mall/remote-kit/lazy-part';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { Stepper } from '@mall/ui/controls/stepper';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { LineSummary } from '@mall/ui/orders/line-summary';
import { color, fontSize } from '@mall/ui/theme';
import { Suspense } from 'react';
import type { Wanted } from './claim-state.ts';
import { copy } from './copy.ts';

const OptionChoice = lazyPart(() =>
  import(/* webpackChunkName: "claim-parts" */ './options/option-choice.tsx').then(
    (module) => module.OptionChoice,
  ),
);

const row = css({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: 8,
  padding: '18px 0',
  borderBottom: `1px solid ${color.line}`,
});
const pieces = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginTop: 10,
  color: color.quiet,
  fontSize: fontSize.note,
});

interface Props {
  line: MyOrderLine;
  kind: ClaimKind;
  wanted: Wanted | undefined;
  error: string | undefined;
  onWanted: (wanted: Wanted | undefined) => void;
}

/** A line that can be claimed: whether, how many pieces of it, and for an exchange what instead. */
export function LineChoice({ line, kind, wanted, error, onWanted }: Props) {
  const { product_name, order_quantity: most } = line;
  return (
    <li css={row}>
      <Checkbox
        checked={wanted !== undefined}
        onChange={({ target }) => onWanted(target.checked ? { order_quantity: most } : undefined)}
      >
        <VisuallyHidden>{copy.check(product_name)}</VisuallyHidden>
      </Checkbox>
      <div>
        <LineSummary line={line} showQuantity amount={line.line_price}>
          {wanted && most > 1 && (
            <div css={pieces}>
              <span>{copy.ofPieces(most)}</span>
              <Stepper
                size="md"
                value={wanted.order_quantity}
                max={most}
                label={copy.quantity(product_name)}
                onChange={(order_quantity) => onWanted({ ...wanted, order_quantity })}
              />
            </div>
          )}
        </LineSummary>
        {wanted && kind === 'EXCHANGE' && (
          <Suspense fallback={<Skeleton height={148} />}>
            <OptionChoice
              line={line}
              optionId={wanted.product_option_id}
              quantity={wanted.order_quantity}
              error={error}
              onOption={(product_option_id) => onWanted({ ...wanted, product_option_id })}
            />
          </Suspense>
        )}
      </div>
    </li>
  );
}
