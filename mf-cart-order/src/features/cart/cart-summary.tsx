import type { Cart } from '@mall/contracts/api/orders/carts';
import { formatWon } from '@mall/contracts/domain/money';
import { useServices } from '@mall/remote-kit/services';
import { ActionBar } from '@mall/ui/controls/action-bar';
import { Button } from '@mall/ui/controls/button';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { AmountRows } from '@mall/ui/layout/amount-rows';
import { FreeDeliveryBar } from '@mall/ui/product/free-delivery-bar';
import { useQuery } from '@tanstack/react-query';
import { amountRowsOf } from '../../shared/amount-rows-of.ts';
import { panelTitle, summaryPanel } from '../../shared/layout.ts';
import { copy } from './copy.ts';
import { cartQuery } from './queries.ts';

interface Props {
  cart: Cart;
  /** Lines to order. */
  ids: readonly number[];
  isAllChecked: boolean;
  isBusy: boolean;
  onOrder: () => void;
}

/** What the checked lines come to. The server alone adds up; it is asked anew for every choice of lines. */
export function CartSummary({ cart, ids, isAllChecked, isBusy, onOrder }: Props) {
  const services = useServices();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...cartQuery(services, ids),
    placeholderData: (previous) => previous ?? cart,
    enabled: !isAllChecked,
  });
  const amount = (isAllChecked ? cart : data)?.amount;
  const price = amount ? `${formatWon(amount.total)} ` : '';
  const orderButton = (
    <Button size="xl" full disabled={ids.length === 0} loading={isBusy} onClick={onOrder}>
      {ids.length > 0 ? `${price}${copy.order} (${ids.length})` : copy.order}
    </Button>
  );
  return (
    <section css={summaryPanel} aria-label={copy.total} aria-busy={!isAllChecked && isPlaceholderData}>
      <h2 css={panelTitle}>{copy.total}</h2>
      {amount && (
        <>
          <FreeDeliveryBar remaining={amount.until_free_delivery} threshold={amount.free_delivery_from} />
          <AmountRows rows={amountRowsOf(amount)} total={{ label: copy.total, amount: amount.total }} />
        </>
      )}
      {!amount && error && (
        <ErrorState title={copy.amountFailed} headingLevel={3} onRetry={() => void refetch()} />
      )}
      {services.device.isMobileLayout ? <ActionBar>{orderButton}</ActionBar> : orderButton}
    </section>
  );
}
