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

/** All choices of so many items. */
function combinations(items: readonly string[], size: number): string[] {
  if (size === 0) return [''];
  return items.flatMap((item, index) =>
    combinations(items.slice(0, index), size - 1).map((others) => `${others}${item}`),
  );
}

/** Four brands of 28: with the lists above more than a million lists that differ. */
const brands = combinations(
  Array.from({ length: 28 }, (_, index) => `&f_brands[]=${index + 1}`),
  4,
);

/** Lists of one shop that were not requested before: cache misses. */
export function freshListsOf(): (count: number) => string[] {
  let given = 0;
  return (count) => {
    const from = given;
    given += count;
    if (given > lists.length * brands.length) throw new Error('there are no more lists that differ');
    return Array.from({ length: count }, (_, index) => {
      const at = from + index;
      return `${lists[at % lists.length]}${brands[Math.floor(at / lists.length)]}`;
    });
  };
}
