import { css } from '@emotion/react';
import type { GoodsFilter } from '@mall/contracts/api/catalogue/products';
import { Icon } from '@mall/ui/icon';
import { color, fontSize, media, motion, touchSide } from '@mall/ui/theme';
import { copy } from '../copy.ts';
import { listPathOf } from '../state/list-scope.ts';
import type { ListState } from '../state/list-state.ts';
import { FilterLink } from './filter-link.tsx';
import { FilterValues } from './filter-values.tsx';
import { isCategoryCollapsed } from './is-category-collapsed.ts';

const group = css({
  '& > summary > svg': { color: color.quiet, transition: `transform ${motion.fast}` },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});
const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 36,
  [media.touch]: { minHeight: touchSide },
  color: color.ink,
  fontSize: fontSize.note,
  fontWeight: 600,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:focus-visible': { outlineOffset: -2 },
});
const children = css({ paddingBottom: 4 });

interface Props {
  list: ListState;
  groups: GoodsFilter['category'];
}

/** Categories in two levels. Groups fold as spec 2.8 says, unless something in them is chosen. */
export function CategoryFilter({ list, groups }: Props) {
  const { links, scope } = list;
  const pathname = listPathOf(scope);
  return groups.map(({ value, name, count, children: items }, index) => {
    const isChosen = links.isChosen('category', value);
    const isInUse = isChosen || items.some((item) => links.isChosen('category', item.value));
    return (
      <details key={value} css={group} open={isInUse || !isCategoryCollapsed(index, pathname)}>
        <summary css={summary}>
          {name}
          <Icon name="chevron-down" size={14} />
        </summary>
        <div css={children}>
          <FilterLink
            href={links.toggle('category', value)}
            name={copy.allOf(name)}
            count={count}
            isChosen={isChosen}
          />
          <FilterValues list={list} name="category" values={items} />
        </div>
      </details>
    );
  });
}
