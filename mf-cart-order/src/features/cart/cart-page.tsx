import { css } from '@emotion/react';
import type { Cart } from '@mall/contracts/api/carts';
import { formatWon } from '@mall/contracts/domain/money';
import { useServices, useSession } from '@mall/remote-kit/services';
import { ActionBar } from '@mall/ui/action-bar';
import { AmountRows } from '@mall/ui/amount-rows';
import { Button } from '@mall/ui/button';
import { Checkbox } from '@mall/ui/checkbox';
import { EmptyState } from '@mall/ui/empty-state';
import { ErrorState } from '@mall/ui/error-state';
import { FreeDeliveryBar } from '@mall/ui/free-delivery-bar';
import { Skeleton } from '@mall/ui/skeleton';
import { color } from '@mall/ui/theme';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { amountRowsOf } from '../../shared/amount-rows-of.ts';
import { pageTitle, panelTitle, summaryPanel, twoColumns } from '../../shared/layout.ts';
import { cartChecks, checkedIds, setChecked } from './cart-checks.ts';
import { CartLineItem } from './cart-line-item.tsx';
import { copy } from './copy.ts';
import { cartQuery } from './queries.ts';
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

/** Cart (spec 3.7, 3.9). */
export function Page() {
  const services = useServices();
  const { status } = useSession();
  const { data, error, refetch } = useQuery({ ...cartQuery(services), enabled: status === 'in' });

  if (status === 'out') {
    return (
      <EmptyState
        title={copy.guest}
        description={copy.guestDescription}
        icon="bag"
        action={<Button href="/member/login?redirect_url=%2Fcart">{copy.login}</Button>}
      />
    );
  }
  if (data?.lines.length === 0) {
    return (
      <EmptyState
        title={copy.empty}
        description={copy.emptyDescription}
        icon="bag"
        action={<Button href="/goods/list">{copy.browse}</Button>}
      />
    );
  }
  if (data) return <FilledCart cart={data} />;
  if (error) return <ErrorState title={copy.failed} onRetry={() => void refetch()} />;
  return (
    <div css={twoColumns} role="status" aria-label={copy.loading}>
      <Skeleton height={320} />
      <Skeleton height={240} />
    </div>
  );
}

function FilledCart({ cart }: { cart: Cart }) {
  const services = useServices();
  const { unCartCheckList } = useSnapshot(cartChecks, { sync: true });
  const ids = checkedIds(cart.lines, unCartCheckList);
  const isAllChecked = ids.length === checkedIds(cart.lines, []).length && ids.length > 0;
  // The server alone adds up; it is asked anew for every choice of lines.
  const priced = useQuery({
    ...cartQuery(services, ids),
    placeholderData: keepPreviousData,
    enabled: !isAllChecked,
  });
  const { amount } = isAllChecked ? cart : (priced.data ?? cart);
  const { isBusy, setQuantity, remove, removeSoldOut, order } = useCartActions(cart);
  const hasSoldOut = cart.lines.some(({ is_sold_out }) => is_sold_out);

  const orderButton = (
    <Button size="xl" full disabled={ids.length === 0} loading={isBusy} onClick={() => void order(ids)}>
      {ids.length > 0 ? `${formatWon(amount.total)} ${copy.order} (${ids.length})` : copy.order}
    </Button>
  );

  return (
    <div css={twoColumns}>
      <h1 css={pageTitle}>
        {copy.title} <span className="tabular">{cart.lines.length}</span>
      </h1>
      <div>
        <div css={toolbar}>
          <Checkbox
            checked={isAllChecked}
            onChange={({ target }) =>
              setChecked(
                cart.lines.map(({ cart_id }) => cart_id),
                target.checked,
              )
            }
          >
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
              isBusy={isBusy}
              onQuantity={(quantity) => void setQuantity(line, quantity)}
              onRemove={() => void remove([line.cart_id])}
            />
          ))}
        </ul>
      </div>
      <section css={summaryPanel} aria-label={copy.total}>
        <h2 css={panelTitle}>{copy.total}</h2>
        <FreeDeliveryBar remaining={amount.until_free_delivery} threshold={amount.free_delivery_from} />
        <AmountRows rows={amountRowsOf(amount)} total={{ label: copy.total, amount: amount.total }} />
        {services.device.isMobileLayout ? <ActionBar>{orderButton}</ActionBar> : orderButton}
      </section>
    </div>
  );
}
