/** Lists as shoppers open them: three filters, facets, five orders, first pages. */
export const lists = ['BLACK', 'NAVY', 'BEIGE', 'WHITE', 'GRAY', 'BROWN'].flatMap((color) =>
  ['BESTDESC', 'REVIEWDESC', 'PRICEASC', 'PRICEDESC', 'NEWDESC'].flatMap((sort) =>
    [1, 2].map(
      (page) =>
        `/api/products/search?is_filter=1&sort=${sort}&page=${page}&f_colors[]=${color}` +
        '&f_prices[]=50000-100000&f_prices[]=100000-200000&f_seasons[]=WINTER&f_seasons[]=FALL',
    ),
  ),
);

export const views = Array.from({ length: 60 }, (_, index) => `/api/products/view/${index * 7 + 1}`);

/** Three brands of 28 each: with the lists above some 200,000 lists that differ. */
const brands = Array.from({ length: 28 }, (_, index) => `&f_brands[]=${index + 1}`);
const brandTriples = brands.flatMap((first, one) =>
  brands
    .slice(0, one)
    .flatMap((second, other) => brands.slice(0, other).map((third) => `${first}${second}${third}`)),
);

let given = 0;
/** Lists that nobody asked for before: what kept replies cannot help with. */
export function freshLists(count: number): string[] {
  const from = given;
  given += count;
  if (given > lists.length * brandTriples.length) throw new Error('there are no more lists that differ');
  return Array.from({ length: count }, (_, index) => {
    const at = from + index;
    return `${lists[at % lists.length]}${brandTriples[Math.floor(at / lists.length)]}`;
  });
}
