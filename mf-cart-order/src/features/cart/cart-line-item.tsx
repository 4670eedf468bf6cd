import { css } from '@emotion/react';
import type { CartLine } from '@mall/contracts/api/orders/carts';
import { formatWon } from '@mall/contracts/domain/money';
import { maximumQuantity } from '@mall/contracts/domain/orders/wanted-products';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { IconButton } from '@mall/ui/controls/icon-button';
import { Stepper } from '@mall/ui/controls/stepper';
import { Icon } from '@mall/ui/icon';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { LineSummary } from '@mall/ui/orders/line-summary';
import { Badge } from '@mall/ui/product/badge';
import { color, fontSize } from '@mall/ui/theme';
import { benefitNames } from '../../shared/line-benefits.ts';
import { setChecked } from './cart-checks.ts';
import { copy } from './copy.ts';
import { LineNotices } from './line-notices.tsx';
import { OptionButton } from './options/option-button.tsx';

const row = css({
  display: 'grid',
  gridTemplateColumns: '24px 1fr 40px',
  gap: 12,
  padding: '20px 0',
  borderBottom: `1px solid ${color.line}`,
});
const content = css({ display: 'grid', gap: 8, minWidth: 0 });
const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
const later = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 40,
  color: color.quiet,
  fontSize: fontSize.note,
});
const bottom = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 8,
});
const price = css({ fontSize: fontSize.lead, fontWeight: 700, color: color.ink });
const benefit = css({ color: color.sale, fontSize: fontSize.note, fontWeight: 600 });
const struck = css({ marginRight: 8, color: color.quiet, fontSize: fontSize.note, fontWeight: 400 });

interface Props {
  line: CartLine;
  isChecked: boolean;
  /** As it is shown, maybe ahead of the server. */
  quantity: number;
  isDeleting: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** Moves it to the wish list. */
  onLater: () => void;
}

/** Id of the button that removes a line, to find the next one after a removal. */
export const removeId = (line?: Pick<CartLine, 'cart_id'>): string => `remove-${line?.cart_id ?? ''}`;

export function CartLineItem({ line, isChecked, quantity, isDeleting, ...on }: Props) {
  const { onQuantity, onRemove, onLater } = on;
  const retail = line.rows?.find(({ code }) => code === 'RETAIL')?.amount ?? line.line_price;
  const benefits = benefitNames(line.rows);
  return (
    <li css={row}>
      <Checkbox
        checked={isChecked}
        disabled={line.is_sold_out}
        onChange={({ target }) => setChecked([line.cart_id], target.checked)}
      >
        <VisuallyHidden>{copy.check(line.product_name)}</VisuallyHidden>
      </Checkbox>
      <div css={content}>
        <LineSummary line={line}>
          {line.is_guaranteed && (
            <p>
              <Badge>{copy.quick}</Badge>
            </p>
          )}
          {benefits.length > 0 && <p css={benefit}>{benefits.join(' · ')}</p>}
          <div css={bottom}>
            <Stepper
              value={quantity}
              max={Math.min(line.available_quantity ?? line.stock, maximumQuantity)}
              size="md"
              disabled={isDeleting}
              label={`${line.product_name} ${copy.quantity}`}
              onChange={onQuantity}
            />
            <p css={price} className="tabular" aria-busy={quantity !== line.order_quantity}>
              {retail > line.line_price && <s css={struck}>{formatWon(retail)}</s>}
              {formatWon(line.line_price)}
            </p>
          </div>
        </LineSummary>
        <LineNotices line={line} quantity={quantity} onQuantity={onQuantity} />
        <Tools line={line} isDeleting={isDeleting} onLater={onLater} />
      </div>
      <IconButton
        icon="close"
        size="md"
        id={removeId(line)}
        label={`${line.product_name} ${copy.remove}`}
        disabled={isDeleting}
        onClick={onRemove}
      />
    </li>
  );
}

function Tools({ line, isDeleting, onLater }: Pick<Props, 'line' | 'isDeleting' | 'onLater'>) {
  return (
    <div css={tools}>
      <OptionButton line={line} disabled={isDeleting} />
      <button
        css={later}
        type="button"
        disabled={isDeleting}
        aria-label={`${line.product_name} ${copy.toWishes}`}
        onClick={onLater}
      >
        <Icon name="heart" size={16} />
        {copy.toWishes}
      </button>
    </div>
  );
}
