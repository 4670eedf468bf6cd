import { type FacetName, facetNames, facets } from '@mall/contracts/domain/catalogue/facets';
import { useDeferredValue, useMemo } from 'react';
import { copy } from '../copy.ts';
import type { ListState } from '../state/list-state.ts';
import { CategoryFilter } from './category-filter.tsx';
import { FilterGroup } from './filter-group.tsx';
import { FilterValues } from './filter-values.tsx';
import { SizeFilter } from './size-filter.tsx';

/** Open from the start; the others fold open. */
const openAtFirst: ReadonlySet<FacetName> = new Set(['brand', 'category', 'size', 'price']);

/**
 * All filters of the list in their order (spec 2.8), each with the counts of what it would show. After a press the
 * products come first.
 */
export function FilterPanel({ list }: { list: ListState }) {
  const settled = useDeferredValue(list);
  return useMemo(() => filtersOf(settled), [settled]);
}

function filtersOf(list: ListState) {
  const { filter } = list.data;
  if (!filter) return null;
  return (
    <nav aria-label={copy.filters} data-keep-scroll>
      {facetNames
        // A brand's own list has one brand only.
        .filter((name) => filter[name].length > 0 && !(name === 'brand' && list.scope.kind === 'brand'))
        .map((name) => {
          const chosen =
            list.params.filters[name].length + (name === 'size' && list.params.isBigSize ? 1 : 0);
          return (
            <FilterGroup key={name} title={facets[name].title} chosen={chosen} isOpen={openAtFirst.has(name)}>
              {name === 'category' ? (
                <CategoryFilter list={list} groups={filter.category} />
              ) : name === 'size' ? (
                <SizeFilter list={list} groups={filter.size} />
              ) : (
                <FilterValues list={list} name={name} values={filter[name]} />
              )}
            </FilterGroup>
          );
        })}
    </nav>
  );
}
