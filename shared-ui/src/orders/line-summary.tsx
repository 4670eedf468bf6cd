import { css } from '@emotion/react';
import type { CartLine } from '@mall/contracts/api/orders/carts';
import type { OrderLine } from '@mall/contracts/api/orders/orders';
import { formatWon } from '@mall/contracts/domain/money';
import type { ReactNode } from 'react';
import * as copy from '../copy.ts';
import { Picture } from '../picture.tsx';
import { Badge } from '../product/badge.tsx';
import { color, fontSize, media, touchArea } from '../theme.ts';

// A picture that grew with the text beside it would be cropped at the sides.
const layout = css({
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 14,
  [media.md]: { gridTemplateColumns: '96px minmax(0, 1fr)', gap: 18 },
});
const text = css({ display: 'grid', alignContent: 'start', gap: 3, minWidth: 0 });
const brand = css({ fontSize: fontSize.small, fontWeight: 600, color: color.ink });
const name = css({
  fontSize: fontSize.body,
  color: color.ink,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  '& > a': { position: 'relative', ...touchArea },
});
const option = css({ fontSize: fontSize.note, color: color.quiet });
const price = css({ marginTop: 4, fontSize: fontSize.body, fontWeight: 700, color: color.ink });

type Line = Pick<
  CartLine,
  'product_id' | 'image' | 'brand_name' | 'product_name' | 'color_name' | 'size_name' | 'order_quantity'
> &
  Pick<OrderLine, 'gift'>;

export interface LineSummaryProps {
  /** Of a cart or an order. */
  line: Line;
  /** Where the quantity is not chosen beside it. */
  showQuantity?: boolean;
  /** What the pieces cost together, KRW; not shown unless given. */
  amount?: number;
  /** Stands below. */
  children?: ReactNode;
}

/** Picture, name and option of a line of goods, in cart, order and my page alike. A gift has no page to go to. */
export function LineSummary({ line, showQuantity = false, amount, children }: LineSummaryProps) {
  const { gift, product_name } = line;
  return (
    <div css={layout}>
      <LinePicture line={line} />
      <div css={text}>
        {gift ? (
          <p>
            <Badge variant={gift.kind === 'FREE' ? 'success' : 'sale'}>{copy.gift}</Badge>
          </p>
        ) : (
          <p css={brand}>{line.brand_name}</p>
        )}
        <p css={name}>{gift ? product_name : <a href={pageOf(line)}>{product_name}</a>}</p>
        <p css={option}>
          {line.color_name} / {line.size_name}
          {showQuantity && ` · ${copy.pieces(line.order_quantity)}`}
        </p>
        {amount !== undefined && (
          <p css={price} className="tabular">
            {formatWon(amount)}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

function LinePicture({ line }: { line: Line }) {
  const picture = <Picture picture={line.image} sizes="96px" alt="" aspect="3 / 4" />;
  if (line.gift) return <div>{picture}</div>;
  return (
    <div>
      {/* biome-ignore lint/a11y/useAnchorContent: the name beside it is the same link with text; this one is for pointers */}
      <a href={pageOf(line)} tabIndex={-1} aria-hidden>
        {picture}
      </a>
    </div>
  );
}

const pageOf = ({ product_id }: Line) => `/goods/view/${product_id}`;
