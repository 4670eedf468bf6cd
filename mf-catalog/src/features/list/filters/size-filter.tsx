import { css } from '@emotion/react';
import type { GoodsFilter } from '@mall/contracts/api/catalogue/products';
import { formatCount } from '@mall/contracts/domain/money';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { color, fontSize, media, radius, touchSide } from '@mall/ui/theme';
import { copy } from '../copy.ts';
import { MySizes } from '../my-sizes/my-sizes.tsx';
import type { ListState } from '../state/list-state.ts';
import { FilterLink } from './filter-link.tsx';

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: 4, margin: '4px 0 12px' });
const chip = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  height: 36,
  [media.touch]: { height: touchSide },
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

/** The shopper's own sizes, sizes by their ladder, each group as a whole, and big sizes (spec 2.8: include_big_size). */
export function SizeFilter({ list, groups }: Props) {
  const { links, params, data } = list;
  const bigSizes = data.filter?.include_big_size?.count ?? 0;
  return (
    <>
      <MySizes list={list} groups={groups} />
      {groups.map(({ value: group, name, count, children }) => (
        <div key={group}>
          <FilterLink
            href={links.toggle('size', group)}
            name={children.length > 1 ? copy.wholeGroup(name) : name}
            count={count}
            isChosen={links.isChosen('size', group)}
          />
          {children.length > 1 && (
            <ul css={chips}>
              {children.map(({ value, name: label, count: own }) => {
                const isChosen = links.isChosen('size', value);
                return (
                  <li key={value}>
                    <a
                      css={[chip, isChosen && chosenStyles]}
                      href={links.toggle('size', value)}
                      title={copy.count(formatCount(own))}
                      rel="nofollow"
                    >
                      {label}
                      {isChosen && <VisuallyHidden> {copy.isChosen}</VisuallyHidden>}
                    </a>
                  </li>
                );
              })}
            </ul>
          )}
        </div>
      ))}
      {(bigSizes > 0 || params.isBigSize) && (
        <FilterLink
          href={links.toggleBigSize()}
          name={copy.bigSize}
          count={bigSizes}
          isChosen={params.isBigSize}
        />
      )}
    </>
  );
}
