import { css } from '@emotion/react';
import type { Cart } from '@mall/contracts/api/orders/carts';
import { formatWon } from '@mall/contracts/domain/money';
import type { MissingParts } from '@mall/contracts/domain/pricing/missing-parts';
import { useServices } from '@mall/remote-kit/services';
import { ActionBar } from '@mall/ui/controls/action-bar';
import { Button } from '@mall/ui/controls/button';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { AmountRows } from '@mall/ui/layout/amount-rows';
import { visuallyHidden } from '@mall/ui/layout/visually-hidden';
import { FreeDeliveryBar } from '@mall/ui/product/free-delivery-bar';
import { color, fontSize, media, touchSide } from '@mall/ui/theme';
import { amountRowsOf } from '../../shared/amount-rows-of.ts';
import { panelTitle, summaryPanel } from '../../shared/layout.ts';
import { copy } from './copy.ts';
import { NearGifts } from './gifts/near-gifts.tsx';

const notice = css({ padding: 12, background: color.wash, fontSize: fontSize.note });
const part = css({
  display: 'inline-flex',
  alignItems: 'center',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  [media.touch]: { minHeight: touchSide },
});

interface Props {
  /** What the checked lines come to, once it is known. */
  checked: Pick<Cart, 'amount' | 'missing_parts' | 'gifts'> | undefined;
  error: Error | null;
  onRetry: () => void;
  /** How many lines are to be ordered. */
  count: number;
  /** What is shown is that of before. */
  isOld: boolean;
  isBusy: boolean;
  onOrder: () => void;
}

/** What the checked lines come to. The server alone adds up; it is asked anew for every choice of lines. */
export function CartSummary({ checked, error, count, isOld, isBusy, onRetry, onOrder }: Props) {
  const { device } = useServices();
  const { amount, missing_parts, gifts = [] } = checked ?? {};
  const price = amount ? `${formatWon(amount.total)} ` : '';
  const orderButton = (
    <Button size="xl" full disabled={count === 0} loading={isBusy} onClick={onOrder}>
      {count > 0 ? `${price}${copy.order} (${count})` : copy.order}
    </Button>
  );
  return (
    <section css={summaryPanel} aria-label={copy.total} aria-busy={isOld}>
      <h2 css={panelTitle}>{copy.total}</h2>
      {amount && (
        <>
          <FreeDeliveryBar remaining={amount.until_free_delivery} threshold={amount.free_delivery_from} />
          <NearGifts gifts={gifts} />
          <AmountRows rows={amountRowsOf(amount)} total={{ label: copy.total, amount: amount.total }} />
        </>
      )}
      {amount && (
        <p css={visuallyHidden} role="status">
          {copy.totalNow(formatWon(amount.total))}
        </p>
      )}
      {missing_parts && <MissingPartsNotice missing={missing_parts} />}
      {!amount && error && <ErrorState title={copy.amountFailed} headingLevel={3} onRetry={onRetry} />}
      {device.isMobileLayout ? <ActionBar>{orderButton}</ActionBar> : orderButton}
    </section>
  );
}

/** A set that is sold whole only: what it still needs, to be put in as well. */
function MissingPartsNotice({ missing: { label, products } }: { missing: MissingParts }) {
  return (
    <div css={notice} role="note">
      <p>{copy.missingParts(label)}</p>
      <ul>
        {products.map(({ product_id, product_name }) => (
          <li key={product_id}>
            <a css={part} href={`/goods/view/${product_id}`}>
              {product_name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
