/** What a product's row repeats of its reviews; the server keeps it up afterwards. */
export function reviewFacts(reviews: readonly { score: number }[]) {
  const points = reviews.reduce((sum, review) => sum + review.score, 0);
  return {
    review_count: reviews.length,
    review_score: reviews.length ? Math.round((points * 10) / reviews.length) / 10 : 0,
  };
}

interface OptionFacts {
  size_name: string;
  color_id: number;
  stock: number;
  sale_state: string;
  is_display: boolean;
}

/** What a product's row repeats of its options, as `refreshAvailability` computes it. */
export function stockFacts(options: readonly OptionFacts[]) {
  const inStock = options.filter(
    ({ stock, sale_state, is_display }) => stock > 0 && sale_state === 'ON' && is_display,
  );
  const size_names = [...new Set(inStock.map((option) => option.size_name))].sort();
  const colorIds = new Set(inStock.map((option) => option.color_id));
  const stocked_color_ids = [...colorIds].sort((one, other) => one - other);
  return { size_names, stocked_color_ids, is_sold_out: size_names.length === 0 };
}
