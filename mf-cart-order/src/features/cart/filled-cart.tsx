import { css } from '@emotion/react';
import type { Cart, CartLine } from '@mall/contracts/api/orders/carts';
import { Button } from '@mall/ui/controls/button';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { color } from '@mall/ui/theme';
import { pageTitle, twoColumns } from '../../shared/layout.ts';
import { useCartActions } from './actions/use-cart-actions.ts';
import { useFocusAfterRemoval } from './actions/use-focus-after-removal.ts';
import { useHiddenLines } from './actions/use-removal.ts';
import { setChecked } from './cart-checks.ts';
import { CartLineItem } from './cart-line-item.tsx';
import { CartSummary } from './cart-summary.tsx';
import { copy } from './copy.ts';
import { CartSets } from './sets/cart-sets.tsx';
import { SoldOutLines } from './sold-out-lines.tsx';
import { useCheckedCart } from './use-checked-cart.ts';

const toolbar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  paddingBottom: 12,
  borderBottom: `1px solid ${color.ink}`,
});

interface Props {
  cart: Cart;
  /** A line is gone: what to say, and what could be put back. */
  onGone: (words: string, putBack: readonly CartLine[]) => void;
}

const isGone = (line: CartLine) => line.is_sold_out && !line.available_quantity;

/** A cart with lines: which of them to order, how many, and what that comes to. */
export function FilledCart({ cart, onGone }: Props) {
  const hidden = useHiddenLines();
  const shown = { ...cart, lines: cart.lines.filter((line) => !hidden.isHidden(line)) };
  const { ids, isAllChecked, lines, sets, ...summary } = useCheckedCart(shown);
  const { heading, focusAfter, focusOnReturn } = useFocusAfterRemoval(shown.lines);
  const actions = useCartActions(
    { ...shown, sets },
    {
      hidden,
      onHidden: focusAfter,
      onRefused: focusOnReturn,
      onRemoved: ({ words, putBack }) => onGone(words, putBack),
    },
  );
  const { isBusy } = actions;
  const here = lines.filter((line) => !isGone(line));

  return (
    <div css={twoColumns}>
      <h1 css={pageTitle} ref={heading} tabIndex={-1}>
        {copy.title} <span className="tabular">{shown.lines.length}</span>
      </h1>
      <div>
        <Toolbar
          lines={lines}
          isAllChecked={isAllChecked}
          isBusy={isBusy}
          onRemove={() => void actions.removeSeveral(ids)}
        />
        <CartSets sets={sets} lines={lines} countOf={actions.setCountOf} onCount={actions.setSetCount} />
        <Lines lines={here} checked={ids} actions={actions} />
        <SoldOutLines
          lines={lines.filter(isGone)}
          isBusy={isBusy}
          onRemove={(line) => void actions.remove(line)}
          onRemoveAll={() => void actions.removeSoldOut()}
        />
      </div>
      <CartSummary
        checked={summary.checked}
        error={summary.error}
        isOld={summary.isOld || hidden.isAny}
        onRetry={() => void summary.refetch()}
        count={ids.length}
        isBusy={isBusy}
        onOrder={() => void actions.order(ids)}
      />
    </div>
  );
}

interface LinesProps {
  lines: readonly CartLine[];
  /** Ids of the lines that are going to be ordered. */
  checked: readonly number[];
  actions: ReturnType<typeof useCartActions>;
}

function Lines({ lines, checked, actions }: LinesProps) {
  return (
    <ul>
      {lines.map((line) => (
        <CartLineItem
          key={line.cart_id}
          line={line}
          isChecked={checked.includes(line.cart_id)}
          quantity={actions.quantityOf(line)}
          isDeleting={actions.isDeleting}
          onQuantity={(quantity) => actions.setQuantity(line, quantity)}
          onRemove={() => void actions.remove(line)}
          onLater={() => void actions.moveToWishes(line)}
        />
      ))}
    </ul>
  );
}

interface ToolbarProps {
  lines: readonly CartLine[];
  isAllChecked: boolean;
  isBusy: boolean;
  /** What is checked is taken out. */
  onRemove: () => void;
}

function Toolbar({ lines, isAllChecked, isBusy, onRemove }: ToolbarProps) {
  const check = (isChecked: boolean) =>
    setChecked(
      lines.map(({ cart_id }) => cart_id),
      isChecked,
    );
  return (
    <div css={toolbar}>
      <Checkbox checked={isAllChecked} onChange={({ target }) => check(target.checked)}>
        {copy.all}
      </Checkbox>
      <Button variant="secondary" size="md" disabled={isBusy} onClick={onRemove}>
        {copy.deleteChecked}
      </Button>
    </div>
  );
}
