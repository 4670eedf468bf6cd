import { css } from '@emotion/react';
import type { ColorOption } from '@mall/contracts/api/catalogue/product-view';
import { colorParameter } from '@mall/contracts/domain/catalogue/product-address';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, media } from '@mall/ui/theme';
import { copy } from './copy.ts';

const frame = css({ paddingTop: 48 });
const title = css({ color: color.ink, fontSize: fontSize.lead });
const note = css({ margin: '4px 0 16px', color: color.quiet, fontSize: fontSize.note });
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px 8px',
  [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
/** On PC the pictures share the whole width: four or five in a row. */
const rows = (columns: number) =>
  css({ [media.lg]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap: 16 } });
const [four, five] = [rows(4), rows(5)];
/** Pictures at most; of few colours there are more views. */
const maximumShown = 10;
const viewsOf = (colors: number): number => (colors === 1 ? 4 : colors === 2 ? 2 : 1);
const name = css({ marginTop: 8, color: color.text, fontSize: fontSize.note });

interface Props {
  productId: number;
  /** Colours beside the one that is chosen. */
  colors: readonly ColorOption[];
}

/** The other colours of a product; each leads to the page in that colour. */
export function ColorLineUp({ productId, colors }: Props) {
  const pictured = colors
    .flatMap((option) =>
      option.images.slice(0, viewsOf(colors.length)).map((picture) => ({ option, picture })),
    )
    .slice(0, maximumShown);
  if (pictured.length === 0) return null;
  return (
    <div css={frame}>
      <h3 css={title}>{copy.colors}</h3>
      <p css={note}>{copy.colorsNote(colors.length)}</p>
      <ul css={[grid, pictured.length === 4 ? four : five]}>
        {pictured.map(({ option, picture }) => (
          <li key={picture.path}>
            <a href={`/goods/view/${productId}?${colorParameter}=${option.color_id}`}>
              <Picture picture={picture} sizes="(min-width: 1024px) 18vw, 50vw" alt="" />
              <p css={name}>{option.name}</p>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
