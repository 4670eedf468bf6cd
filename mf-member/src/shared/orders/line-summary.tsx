import { css } from '@emotion/react';
import type { MyOrderLine } from '@mall/contracts/api/orders/my-orders';
import { formatWon } from '@mall/contracts/domain/money';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, media, touchArea } from '@mall/ui/theme';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';

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
  MyOrderLine,
  | 'product_id'
  | 'image'
  | 'brand_name'
  | 'product_name'
  | 'color_name'
  | 'size_name'
  | 'order_quantity'
  | 'line_price'
  | 'gift'
>;

/** Picture, name, option and price of an ordered line; `children` come below. A gift has no page to go to. */
export function LineSummary({ line, children }: { line: Line; children?: ReactNode }) {
  const { gift, product_id, product_name, image } = line;
  const picture = <Picture picture={image} sizes="96px" alt="" aspect="3 / 4" />;
  return (
    <div css={layout}>
      {gift ? (
        <div>{picture}</div>
      ) : (
        <div>
          {/* biome-ignore lint/a11y/useAnchorContent: the name beside it is the same link with text; this one is for pointers */}
          <a href={`/goods/view/${product_id}`} tabIndex={-1} aria-hidden>
            {picture}
          </a>
        </div>
      )}
      <div css={text}>
        <p css={brand}>{gift ? copy.gift : line.brand_name}</p>
        <p css={name}>{gift ? product_name : <a href={`/goods/view/${product_id}`}>{product_name}</a>}</p>
        <p css={option}>{copy.optionOf(line.color_name, line.size_name, line.order_quantity)}</p>
        <p css={price} className="tabular">
          {formatWon(line.line_price)}
        </p>
        {children}
      </div>
    </div>
  );
}
