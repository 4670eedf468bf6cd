import { LRUCache } from 'lru-cache';
import type { FacetRow } from '../facets/search-facets.ts';
import type { Bits } from './bits.ts';

/** Most lists whose products are cached, one bit for each product of the catalogue. */
const maximumLists = 48;
/** Most filters whose values are cached, about 2 kB each. */
const maximumFacets = 2000;

/** What lists of one table found, by name, until the table changes. */
export class AnswerCache {
  readonly #passing = new LRUCache<string, Bits>({ max: maximumLists });
  readonly #facets = new LRUCache<string, FacetRow[]>({ max: maximumFacets });

  passing(name: string, find: () => Bits): Bits {
    return keep(this.#passing, name, find);
  }

  facets(name: string, count: () => FacetRow[]): FacetRow[] {
    return keep(this.#facets, name, count);
  }

  drop(): void {
    this.#passing.clear();
    this.#facets.clear();
  }
}

function keep<Value extends object>(known: LRUCache<string, Value>, name: string, make: () => Value): Value {
  const value = known.get(name) ?? make();
  known.set(name, value);
  return value;
}
