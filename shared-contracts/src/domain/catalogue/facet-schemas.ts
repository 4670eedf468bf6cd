import * as z from 'zod/mini';
import { type Facet, type FacetVocabulary, mapFacets, maximumFacetValues, namesOf } from './facets.ts';
import { hexSchema } from './hex.ts';

/** Values of one filter, or ids, as they stand in a query. */
export const listSchema = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(maximumFacetValues));

const valueSchema = z.object({ value: z.string(), name: z.string(), count: z.int() });
const groupSchema = z.object({ ...valueSchema.shape, children: z.array(valueSchema) });
const colorSchema = z.object({ ...valueSchema.shape, hex: hexSchema });

type ItemSchema<F extends Facet> = F extends { isGrouped: true }
  ? typeof groupSchema
  : F extends { values: readonly { hex: string }[] }
    ? typeof colorSchema
    : typeof valueSchema;
type ReplyShape<Facets extends FacetVocabulary> = {
  [Name in keyof Facets]: z.ZodMiniArray<ItemSchema<Facets[Name]>>;
};
type QueryShape<Facets extends FacetVocabulary> = {
  [Parameter in Facets[keyof Facets]['parameter']]: z.ZodMiniOptional<typeof listSchema>;
};

function itemSchemaOf({ isGrouped, values }: Facet) {
  if (isGrouped) return groupSchema;
  return typeof values === 'object' && values.some(({ hex }) => hex !== undefined)
    ? colorSchema
    : valueSchema;
}

/** What a list answers of its filters: the values of each with their counts. */
export function facetReplyShape<Facets extends FacetVocabulary>(vocabulary: Facets): ReplyShape<Facets> {
  // `ItemSchema` says of each entry what `itemSchemaOf` does.
  return mapFacets(vocabulary, (facet) => z.array(itemSchemaOf(facet))) as unknown as ReplyShape<Facets>;
}

/** What a list is asked for by its filters. */
export function facetQueryShape<Facets extends FacetVocabulary>(vocabulary: Facets): QueryShape<Facets> {
  const shape = namesOf(vocabulary).map((name) => [vocabulary[name]?.parameter, z.optional(listSchema)]);
  // Every parameter of the vocabulary has its entry.
  return Object.fromEntries(shape) as QueryShape<Facets>;
}
