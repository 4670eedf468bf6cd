import { css } from '@emotion/react';
import type { GoodsFilter } from '@mall/contracts/api/catalogue/products';
import { formatCount } from '@mall/contracts/domain/money';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { color, fontSize, media, radius } from '@mall/ui/theme';
import { copy } from '../copy.ts';
import type { ListState } from '../state/list-state.ts';

const heading = css({ margin: '4px 0 6px', color: color.quiet, fontSize: fontSize.small });
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: 4, marginBottom: 12 });
const chip = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  height: 32,
  padding: '0 8px',
  border: `1px solid ${color.line}`,
  borderRadius: radius,
  color: color.text,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  '&:focus-visible': { outlineOffset: -2 },
  [media.hover]: { '&:hover': { borderColor: color.ink } },
});
const chosenStyles = css({ borderColor: color.ink, background: color.ink, color: '#fff', fontWeight: 600 });

interface Props {
  list: ListState;
  groups: GoodsFilter['size'];
}

/** Sizes by their ladder, and big sizes as a whole (spec 2.8: include_big_size). */
export function SizeFilter({ list: { links, params }, groups }: Props) {
  return (
    <>
      {groups.map(({ value: group, name, children }) => (
        <div key={group}>
          <p css={heading}>{name}</p>
          <ul css={chips}>
            {children.map(({ value, name: label, count }) => {
              const isChosen = links.isChosen('size', value);
              return (
                <li key={value}>
                  <a
                    css={[chip, isChosen && chosenStyles]}
                    href={links.toggle('size', value)}
                    title={copy.count(formatCount(count))}
                    rel="nofollow"
                    data-keep-scroll
                  >
                    {label}
                    {isChosen && <VisuallyHidden> {copy.isChosen}</VisuallyHidden>}
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      <a
        css={[chip, params.isBigSize && chosenStyles]}
        href={links.toggleBigSize()}
        rel="nofollow"
        data-keep-scroll
      >
        {copy.bigSize}
      </a>
    </>
  );
}
