import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/products';
import { formatWon } from '@mall/contracts/domain/money';
import { useServices } from '@mall/remote-kit/services';
import { IconButton } from '@mall/ui/controls/icon-button';
import { Stepper } from '@mall/ui/controls/stepper';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { color, fontSize } from '@mall/ui/theme';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChosenTotal } from './chosen-total.tsx';
import { copy } from './copy.ts';
import { selectionPriceQuery } from './queries.ts';
import type { Selection } from './selection.ts';
import { SetNotice } from './set-notice.tsx';

const list = css({
  display: 'grid',
  gap: 1,
  background: color.line,
  borderTop: `1px solid ${color.line}`,
  borderBottom: `1px solid ${color.line}`,
});
const item = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: '8px 12px',
  padding: 12,
  background: color.wash,
  fontSize: fontSize.note,
  justifyItems: 'start',
  '& > button': { justifySelf: 'end', marginRight: -6 },
});
const price = css({ justifySelf: 'end', fontSize: fontSize.body, fontWeight: 700, color: color.ink });

interface Props {
  product: ProductView;
  selection: Selection;
}

/** Chosen options with their quantities, and what the server says they come to. */
export function ChosenOptions({ product, selection: { options, model } }: Props) {
  const priced = useQuery({
    ...selectionPriceQuery(useServices(), product.product_id, options),
    placeholderData: keepPreviousData,
    enabled: options.length > 0,
  });
  if (options.length === 0) return null;
  // After a failure no number is better than one of an earlier choice.
  const prices = priced.isError ? undefined : priced.data;
  const linePrices = new Map(prices?.rows.map((row) => [row.product_option_id, row.line_price]));
  const pieces = options.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section aria-label={copy.chosen} aria-busy={priced.isFetching}>
      <ul css={list}>
        {options.map(({ optionId, label, quantity, stock }) => (
          <li css={item} key={optionId}>
            <span>{label}</span>
            <IconButton
              icon="close"
              size="sm"
              label={`${label} ${copy.remove}`}
              onClick={() => model.remove(optionId)}
            />
            <Stepper
              value={quantity}
              max={stock}
              size="sm"
              label={`${label} ${copy.quantity}`}
              onChange={(value) => model.setQuantity(optionId, value)}
            />
            <span css={price} className="tabular">
              <LinePrice amount={linePrices.get(optionId)} isOnItsWay={priced.isFetching} />
            </span>
          </li>
        ))}
      </ul>
      <ChosenTotal
        pieces={pieces}
        amount={prices?.amount}
        error={priced.isFetching ? null : priced.error}
        onRetry={() => void priced.refetch()}
      />
      {prices && <SetNotice prices={prices} isOfSet={product.set_product_list.length > 0} />}
    </section>
  );
}

function LinePrice({ amount, isOnItsWay }: { amount: number | undefined; isOnItsWay: boolean }) {
  if (amount !== undefined) return formatWon(amount);
  return isOnItsWay && <Skeleton width={72} height={18} />;
}
