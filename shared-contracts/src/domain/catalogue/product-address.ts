/** Query parameter of the product page: the id of the colour that it opens in. */
export const colorParameter = 'color';

/** Where a product is looked at, in the colour that was shown when it was one of several (spec 2.1). */
export function productAddress(product: { product_id: number; shown_color_id?: number | undefined }): string {
  const path = `/goods/view/${product.product_id}`;
  return product.shown_color_id === undefined ? path : `${path}?${colorParameter}=${product.shown_color_id}`;
}

/** The colour that the product page opens in: the one that the address names, else the first. */
export function openingColorOf<Color extends { color_id: number }>(
  colors: readonly Color[],
  url: URL,
): Color | undefined {
  const named = url.searchParams.get(colorParameter);
  return colors.find(({ color_id }) => String(color_id) === named) ?? colors[0];
}
