import type { ImportedProduct } from './check-catalogue.ts';
import type { Photo } from './import-catalogue.ts';

interface Ground {
  productId: number;
  brandName: string;
  photos: ReadonlyMap<string, Photo>;
  now: Date;
}

/** Ids leave room for 10 colours and 20 sizes, as the sample catalogue's do. */
const colorsPerProduct = 10;
const sizesPerColor = 20;

/** Rows of `products`, `product_colors` and `product_options` of an imported product. */
export function productRows(imported: ImportedProduct, { productId, brandName, photos, now }: Ground) {
  const { shared, options, code } = imported;
  const names = [...new Set(options.map((option) => option.color_name))];
  const colors = names.map((name, position) => {
    const option = options.find((item) => item.color_name === name);
    return {
      color_id: productId * colorsPerProduct + position,
      product_id: productId,
      name,
      hex: (option?.color_hex ?? '#808080').toLowerCase(),
      color_group: option?.color_group ?? 'GRAY',
      position,
    };
  });
  const photoOfColor = (name: string) =>
    options
      .filter((option) => option.color_name === name)
      .flatMap((option) => photos.get(option.picture)?.sha256 ?? [])[0];
  const taken = colors.flatMap(({ color_id, name }) => {
    const sha256 = photoOfColor(name);
    return sha256 ? [[String(color_id), sha256] as const] : [];
  });
  return {
    colors,
    options: colors.flatMap(({ color_id, name, position }) =>
      options
        .filter((option) => option.color_name === name)
        .map(({ size_name, stock }, index) => ({
          product_option_id: color_id * sizesPerColor + index,
          product_id: productId,
          color_id,
          size_name,
          position: position * sizesPerColor + index,
          stock,
          sale_state: stock > 0 ? 'ON' : 'SOLDOUT',
          is_display: true,
          is_delivery_guarantee: false,
          cj_stock: null,
        })),
    ),
    product: {
      product_id: productId,
      brand_id: shared.brand_id,
      category_id: shared.category_id,
      category_ids: [Math.floor(shared.category_id / 100) + 1, shared.category_id],
      product_name: shared.product_name,
      code,
      retail_price: shared.retail_price,
      sell_price: shared.sell_price,
      garment: {
        type: shared.garment_type,
        fabric: shared.fabric,
        pattern: shared.pattern,
        seed: productId,
        ...(taken.length > 0 ? { photos: Object.fromEntries(taken) } : {}),
      },
      color_groups: [...new Set(colors.map((color) => color.color_group))],
      flags: ['NEW'],
      promotions: [],
      seasons: [],
      is_delivery_guarantee: false,
      sales_count: 0,
      released_at: now.toISOString(),
      maker_at: now.toISOString().slice(0, 7).replace('-', '.'),
      event_text: null,
      search_text: [shared.product_name, brandName, ...names].join(' ').toLowerCase(),
      description: [shared.product_name],
      attributes: [],
      size_table: { columns: [], rows: [] },
    },
  };
}
