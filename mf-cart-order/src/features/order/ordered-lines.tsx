import { css } from '@emotion/react';
import type { Checkout, OrderLine } from '@mall/contracts/api/orders/orders';
import { formatWon } from '@mall/contracts/domain/money';
import { LineSummary } from '@mall/ui/orders/line-summary';
import { Badge } from '@mall/ui/product/badge';
import { color, fontSize } from '@mall/ui/theme';
import { benefitNames } from '../../shared/line-benefits.ts';
import { copy } from './copy.ts';
import { FormGroup } from './form/form-group.tsx';

const list = css({ display: 'grid', gap: 20 });
const price = css({ color: color.ink, fontWeight: 700 });
const struck = css({ marginRight: 8, color: color.quiet, fontSize: fontSize.note, fontWeight: 400 });
const benefit = css({ color: color.sale, fontSize: fontSize.note, fontWeight: 600 });
const change = css({
  padding: '6px 10px',
  background: color.wash,
  color: color.ink,
  fontSize: fontSize.note,
});

/** What is ordered, at the server's prices; what costs something else than when it was chosen says so. */
export function OrderedLines({ lines, price_changes = [] }: Checkout) {
  return (
    <FormGroup heading={`${copy.products} ${lines.length}`}>
      <ul css={list}>
        {lines.map((line) => (
          <OrderedLine
            // A gift may be an option that is ordered as well.
            key={`${line.product_option_id} ${line.gift?.gift_promotion_id}`}
            line={line}
            changed={
              line.gift
                ? undefined
                : price_changes.find((item) => item.product_option_id === line.product_option_id)
            }
          />
        ))}
      </ul>
    </FormGroup>
  );
}

function OrderedLine({
  line,
  changed,
}: {
  line: OrderLine;
  changed: { was: number; now: number } | undefined;
}) {
  const { rows = [], line_price } = line;
  const retail = rows.find(({ code }) => code === 'RETAIL')?.amount ?? line_price;
  const benefits = benefitNames(rows);
  return (
    <li>
      <LineSummary line={line} showQuantity>
        {line.is_guaranteed && (
          <p>
            <Badge>{copy.quick}</Badge>
          </p>
        )}
        {benefits.length > 0 && <p css={benefit}>{benefits.join(' · ')}</p>}
        <p css={price} className="tabular">
          {retail > line_price && <s css={struck}>{formatWon(retail)}</s>}
          {formatWon(line_price)}
        </p>
        {changed && <p css={change}>{copy.changedPrice(formatWon(changed.was), formatWon(changed.now))}</p>}
      </LineSummary>
    </li>
  );
}
