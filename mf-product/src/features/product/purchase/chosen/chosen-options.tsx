import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { formatWon } from '@mall/contracts/domain/money';
import { useServices } from '@mall/remote-kit/services';
import { IconButton } from '@mall/ui/controls/icon-button';
import { Stepper } from '@mall/ui/controls/stepper';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { color, fontSize } from '@mall/ui/theme';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { copy as purchaseCopy } from '../copy.ts';
import type { Piece } from '../pieces.ts';
import type { Selection } from '../selection.ts';
import type { Choice } from '../use-pieces.ts';
import { ChosenTotal } from './chosen-total.tsx';
import { copy } from './copy.ts';
import { selectionPriceQuery } from './queries.ts';
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
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '6px 12px',
  padding: '8px 12px 12px',
  background: color.wash,
  fontSize: fontSize.note,
  justifyItems: 'start',
  '& > button': { justifySelf: 'end', margin: '0 -8px 0 0' },
});
const price = css({ justifySelf: 'end', fontSize: fontSize.body, fontWeight: 700, color: color.ink });
const nameOf = css({ display: 'block', color: color.quiet, fontSize: fontSize.small });
const mark = css({ marginLeft: 6, color: color.success, fontSize: fontSize.mark, fontWeight: 600 });
const gone = css({ gridColumn: '1 / -1', color: color.sale, fontSize: fontSize.small });

interface Props {
  product: ProductView;
  selection: Selection;
  choice: Choice;
}

/** Chosen options with their quantities, and what the server says they come to. */
export function ChosenOptions({ product, selection, choice: { pieces, wanted } }: Props) {
  const priced = useQuery({
    ...selectionPriceQuery(useServices(), product.product_id, wanted),
    placeholderData: keepPreviousData,
    enabled: wanted.length > 0,
  });
  if (pieces.length === 0) return null;
  // After a failure no number is better than one of an earlier choice.
  const prices = priced.isError ? undefined : priced.data;
  const linePrices = new Map(prices?.rows.map((row) => [row.product_option_id, row.line_price]));
  return (
    <section aria-label={copy.chosen} aria-busy={priced.isFetching}>
      <ul css={list}>
        {pieces.map((piece) => (
          <ChosenLine
            key={piece.optionId}
            piece={piece}
            selection={selection}
            amount={linePrices.get(piece.optionId)}
            isOnItsWay={priced.isFetching}
          />
        ))}
      </ul>
      <ChosenTotal
        pieces={pieces.reduce((sum, { quantity }) => sum + quantity, 0)}
        prices={prices}
        error={priced.isFetching ? null : priced.error}
        onRetry={() => void priced.refetch()}
      />
      {prices && <SetNotice prices={prices} isOfSet={product.set_product_list.length > 0} />}
    </section>
  );
}

interface LineProps {
  piece: Piece;
  selection: Selection;
  amount: number | undefined;
  isOnItsWay: boolean;
}

function ChosenLine({ piece, selection: { model, isQuick }, amount, isOnItsWay }: LineProps) {
  const { optionId, name, label, quantity, most, bar } = piece;
  const full = name ? `${name} ${label}` : label;
  return (
    <li css={item}>
      <span>
        {name && <span css={nameOf}>{name}</span>}
        {label}
        {isQuick && <span css={mark}>{piece.isQuick ? copy.goesQuick : copy.goesNormal}</span>}
      </span>
      <IconButton
        icon="close"
        iconSize={18}
        label={`${full} ${copy.remove}`}
        onClick={() => model.remove(optionId)}
      />
      <Stepper
        value={quantity}
        max={Math.max(most, 1)}
        label={`${full} ${copy.quantity}`}
        onChange={(value) => model.setQuantity(optionId, value)}
      />
      <span css={price} className="tabular">
        {amount !== undefined ? formatWon(amount) : isOnItsWay && <Skeleton width={72} height={18} />}
      </span>
      {bar && (
        <span css={gone} role="alert">
          {purchaseCopy.bars[bar]} · {copy.goneOption}
        </span>
      )}
    </li>
  );
}
