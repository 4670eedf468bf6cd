import { css } from '@emotion/react';
import type { ShortForm } from '@mall/contracts/api/catalogue/live';
import { formatCount } from '@mall/contracts/domain/money';
import { Icon } from '@mall/ui/icon';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { color, fontSize, media } from '@mall/ui/theme';
import type { MouseEvent } from 'react';
import { copy } from './copy.ts';
import { viewsText } from './format.ts';
import { ProductChip } from './product-chip.tsx';
import { ShortFormPoster } from './short-form-poster.tsx';

const card = css({ position: 'relative', display: 'grid', gap: 10, alignContent: 'start' });
const title = css({
  color: color.ink,
  fontSize: fontSize.body,
  fontWeight: 600,
  lineHeight: 1.4,
  [media.lg]: { fontSize: 15 },
});
const link = css({
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  '&:focus-visible': { outline: 'none', '&::after': { outline: `2px solid ${color.ink}`, outlineOffset: 2 } },
});
const meta = css({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginTop: 2,
  color: color.quiet,
  fontSize: fontSize.small,
});
/** Above the card's own link. */
const chip = css({ position: 'relative', zIndex: 2 });

interface Props {
  shortForm: ShortForm;
  onPlay: (shortForm: ShortForm) => void;
}

/**
 * A clip: its poster leads to its first product. Where a film exists, a plain click plays it here instead; the link
 * stays, so that it works without scripts and in a new tab.
 */
export function ShortFormCard({ shortForm, onPlay }: Props) {
  const { title: text, products, video_url, view_count } = shortForm;
  const [first] = products;
  const play = (event: MouseEvent) => {
    if (video_url === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPlay(shortForm);
  };
  const target = first ? `/goods/view/${first.product_id}` : video_url;
  return (
    <article css={card}>
      <ShortFormPoster shortForm={shortForm} />
      <div>
        <h3 css={title}>
          {target ? (
            <a css={link} href={target} onClick={play}>
              {text}
            </a>
          ) : (
            text
          )}
        </h3>
        <p css={meta}>
          <Icon name="eye" size={14} />
          <VisuallyHidden>{copy.views(formatCount(view_count))}</VisuallyHidden>
          <span aria-hidden className="tabular">
            {viewsText(view_count)}
          </span>
        </p>
      </div>
      {first && (
        <div css={chip}>
          <ProductChip product={first} others={products.length - 1} />
        </div>
      )}
    </article>
  );
}
