import { css } from '@emotion/react';
import type { CartLine } from '@mall/contracts/api/orders/carts';
import { Button } from '@mall/ui/controls/button';
import { IconButton } from '@mall/ui/controls/icon-button';
import { LineSummary } from '@mall/ui/orders/line-summary';
import { Badge } from '@mall/ui/product/badge';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';

const group = css({ marginTop: 40 });
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingBottom: 12,
  borderBottom: `1px solid ${color.line}`,
});
const title = css({ fontSize: fontSize.lead, fontWeight: 700 });
const note = css({ color: color.quiet, fontSize: fontSize.note });
const row = css({
  display: 'grid',
  gridTemplateColumns: '1fr 40px',
  gap: 12,
  padding: '20px 0',
  borderBottom: `1px solid ${color.line}`,
  '& img': { opacity: 0.6 },
});

interface Props {
  lines: readonly CartLine[];
  isBusy: boolean;
  onRemove: (line: CartLine) => void;
  onRemoveAll: () => void;
}

/** What cannot be ordered any more, apart from what can. */
export function SoldOutLines({ lines, isBusy, onRemove, onRemoveAll }: Props) {
  if (lines.length === 0) return null;
  return (
    <section css={group}>
      <div css={head}>
        <div>
          <h2 css={title}>{copy.soldOutTitle(lines.length)}</h2>
          <p css={note}>{copy.soldOutNote}</p>
        </div>
        <Button variant="secondary" size="md" disabled={isBusy} onClick={onRemoveAll}>
          {copy.deleteSoldOut}
        </Button>
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line.cart_id} css={row}>
            <LineSummary line={line} showQuantity>
              <p>
                <Badge>{copy.soldOut}</Badge>
              </p>
            </LineSummary>
            <IconButton
              icon="close"
              size="md"
              id={`remove-${line.cart_id}`}
              label={`${line.product_name} ${copy.remove}`}
              disabled={isBusy}
              onClick={() => onRemove(line)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
