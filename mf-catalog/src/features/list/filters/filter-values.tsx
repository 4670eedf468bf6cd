import { css } from '@emotion/react';
import type { FacetName } from '@mall/contracts/domain/catalogue/facets';
import type { ListState } from '../state/list-state.ts';
import { FilterLink } from './filter-link.tsx';

interface FilterValue {
  value: string;
  name: string;
  count: number;
  hex?: string;
}

/** The long list of brands scrolls in a window of its own; its last row stays cut to show that. */
const scroller = css({
  maxHeight: 272,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  marginInline: -6,
  padding: '0 14px 0 6px',
});
const twoColumns = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 16 });

interface Props {
  list: ListState;
  name: FacetName;
  values: readonly FilterValue[];
}

/** The values of one filter. */
export function FilterValues({ list: { links }, name, values }: Props) {
  return (
    <ul css={[name === 'color' && twoColumns, name === 'brand' && scroller]}>
      {values.map(({ value, name: label, count, hex }) => (
        <li key={value}>
          <FilterLink
            href={links.toggle(name, value)}
            name={label}
            count={count}
            hex={hex}
            isChosen={links.isChosen(name, value)}
          />
        </li>
      ))}
    </ul>
  );
}
