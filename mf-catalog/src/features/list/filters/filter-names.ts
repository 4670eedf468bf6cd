import type { GoodsFilter } from '@mall/contracts/api/catalogue/products';
import { type FacetName, facetNames } from '@mall/contracts/domain/catalogue/facets';
import type { ListParams } from '../state/list-params.ts';

interface Item {
  value: string;
  name: string;
  children?: readonly Item[];
}

export interface ChosenFilter {
  filter: FacetName;
  value: string;
  name: string;
}

const flat = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? [])]);

/** The chosen values in the order of the filters, with the names that the list's data gives them. */
export function chosenFiltersOf({ filters }: ListParams, filter: GoodsFilter | null): ChosenFilter[] {
  return facetNames.flatMap((name) => {
    const known = new Map(flat(filter?.[name] ?? []).map((item) => [item.value, item.name]));
    // A value that nothing here has any more keeps its chip, or it could not be taken away.
    return filters[name].map((value) => ({ filter: name, value, name: known.get(value) ?? value }));
  });
}
