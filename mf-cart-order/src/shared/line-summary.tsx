import { css } from '@emotion/react';
import type { CartLine } from '@mall/contracts/api/orders/carts';
import type { OrderLine } from '@mall/contracts/api/orders/orders';
import { Picture } from '@mall/ui/picture';
import { Badge } from '@mall/ui/product/badge';
import { color, fontSize, touchArea } from '@mall/ui/theme';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';

// A picture that grew with the text beside it would be cropped at the sides.
const layout = css({ display: 'grid', gridTemplateColumns: '96px 1fr', alignItems: 'start', gap: 16 });
const text = css({ display: 'grid', alignContent: 'start', gap: 4, minWidth: 0 });
const brand = css({ fontSize: fontSize.small, fontWeight: 600, color: color.ink });
const name = css({
  fontSize: fontSize.body,
  color: color.ink,
  '& > a': { position: 'relative', ...touchArea },
});
const option = css({ fontSize: fontSize.note, color: color.quiet });

type Line = Pick<
  CartLine,
  'product_id' | 'image' | 'brand_name' | 'product_name' | 'color_name' | 'size_name' | 'order_quantity'
> &
  Pick<OrderLine, 'gift'>;

/** Picture, name and option of a line; `children` come below. A gift has no page to go to. */
export function LineSummary({
  line,
  showQuantity = false,
  children,
}: {
  line: Line;
  showQuantity?: boolean;
  children?: ReactNode;
}) {
  const href = `/goods/view/${line.product_id}`;
  return (
    <div css={layout}>
      <LinePicture line={line} />
      <div css={text}>
        {line.gift ? (
          <p>
            <Badge variant={line.gift.kind === 'FREE' ? 'success' : 'sale'}>{copy.gift}</Badge>
          </p>
        ) : (
          <p css={brand}>{line.brand_name}</p>
        )}
        <p css={name}>{line.gift ? line.product_name : <a href={href}>{line.product_name}</a>}</p>
        <p css={option}>
          {line.color_name} / {line.size_name}
          {showQuantity && ` · ${copy.pieces(line.order_quantity)}`}
        </p>
        {children}
      </div>
    </div>
  );
}

function LinePicture({ line: { gift, image, product_id } }: { line: Line }) {
  const picture = <Picture picture={image} sizes="96px" alt="" aspect="3 / 4" />;
  if (gift) return picture;
  return (
    <div>
      {/* biome-ignore lint/a11y/useAnchorContent: the name beside it is the same link with text; this one is for pointers */}
      <a href={`/goods/view/${product_id}`} tabIndex={-1} aria-hidden>
        {picture}
      </a>
    </div>
  );
}
