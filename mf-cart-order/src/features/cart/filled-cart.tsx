import { css } from '@emotion/react';
import type { Cart } from '@mall/contracts/api/orders/carts';
import { Button } from '@mall/ui/controls/button';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { color } from '@mall/ui/theme';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { pageTitle, twoColumns } from '../../shared/layout.ts';
import { cartChecks, checkedIds, setChecked } from './cart-checks.ts';
import { CartLineItem } from './cart-line-item.tsx';
import { CartSummary } from './cart-summary.tsx';
import { copy } from './copy.ts';
import { useCartActions } from './use-cart-actions.ts';

const toolbar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  paddingBottom: 12,
  borderBottom: `1px solid ${color.ink}`,
});
const tools = css({ display: 'flex', gap: 8 });

/** A cart with lines: which of them to order, how many, and what that comes to. */
export function FilledCart({ cart }: { cart: Cart }) {
  const { unCartCheckList } = useSnapshot(cartChecks, { sync: true });
  const ids = checkedIds(cart.lines, unCartCheckList);
  const isAllChecked = ids.length === checkedIds(cart.lines, []).length && ids.length > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with its line.
  const actions = useCartActions(cart, () => heading.current?.focus());
  const { isBusy, isDeleting, quantityOf, setQuantity, remove, removeSoldOut, order } = actions;
  const hasSoldOut = cart.lines.some(({ is_sold_out }) => is_sold_out);
  const checkAll = (isChecked: boolean) =>
    setChecked(
      cart.lines.map(({ cart_id }) => cart_id),
      isChecked,
    );

  return (
    <div css={twoColumns}>
      <h1 css={pageTitle} ref={heading} tabIndex={-1}>
        {copy.title} <span className="tabular">{cart.lines.length}</span>
      </h1>
      <div>
        <div css={toolbar}>
          <Checkbox checked={isAllChecked} onChange={({ target }) => checkAll(target.checked)}>
            {copy.all}
          </Checkbox>
          <div css={tools}>
            {hasSoldOut && (
              <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => void removeSoldOut()}>
                {copy.deleteSoldOut}
              </Button>
            )}
            <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => void remove(ids)}>
              {copy.deleteChecked}
            </Button>
          </div>
        </div>
        <ul>
          {cart.lines.map((line) => (
            <CartLineItem
              key={line.cart_id}
              line={line}
              isChecked={ids.includes(line.cart_id)}
              quantity={quantityOf(line)}
              isDeleting={isDeleting}
              onQuantity={(quantity) => setQuantity(line, quantity)}
              onRemove={() => void remove([line.cart_id])}
            />
          ))}
        </ul>
      </div>
      <CartSummary
        cart={cart}
        ids={ids}
        isAllChecked={isAllChecked}
        isBusy={isBusy}
        onOrder={() => void order(ids)}
      />
    </div>
  );
}
