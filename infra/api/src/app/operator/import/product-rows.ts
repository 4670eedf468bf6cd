import type { ImportedProduct } from './check-catalogue.ts';
import type { Photo } from './read-photos.ts';

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
export function productRows(imported: ImportedProduct, ground: Ground) {
  const colors = colorRows(imported, ground.productId);
  return {
    colors,
    options: colors.flatMap((color) => optionRows(imported, color)),
    product: productRow(imported, colors, ground),
  };
}

function colorRows({ options }: ImportedProduct, productId: number) {
  const names = [...new Set(options.map((option) => option.color_name))];
  return names.map((name, position) => {
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
}
type ColorRow = ReturnType<typeof colorRows>[number];

function optionRows({ options }: ImportedProduct, { product_id, color_id, name, position }: ColorRow) {
  return options
    .filter((option) => option.color_name === name)
    .map(({ size_name, stock }, index) => ({
      product_option_id: color_id * sizesPerColor + index,
      product_id,
      color_id,
      size_name,
      position: position * sizesPerColor + index,
      stock,
      sale_state: stock > 0 ? 'ON' : 'SOLDOUT',
      is_display: true,
      is_delivery_guarantee: false,
      cj_stock: null,
    }));
}

function productRow(
  imported: ImportedProduct,
  colors: readonly ColorRow[],
  { productId, brandName, photos, now }: Ground,
) {
  const { shared, code } = imported;
  const { brand_id, category_id, product_name, retail_price, sell_price } = shared;
  return {
    product_id: productId,
    brand_id,
    category_id,
    category_ids: [Math.floor(category_id / 100) + 1, category_id],
    product_name,
    code,
    retail_price,
    sell_price,
    garment: {
      type: shared.garment_type,
      fabric: shared.fabric,
      pattern: shared.pattern,
      seed: productId,
      ...photosOf(imported, colors, photos),
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
    search_text: [product_name, brandName, ...colors.map(({ name }) => name)].join(' ').toLowerCase(),
    description: [product_name],
    attributes: [],
    size_table: { columns: [], rows: [] },
  };
}

/** The first photo of each colour that has one. */
function photosOf(
  { options }: ImportedProduct,
  colors: readonly ColorRow[],
  photos: ReadonlyMap<string, Photo>,
): { photos?: Record<string, string> } {
  const found = colors.flatMap(({ color_id, name }) => {
    const own = options.filter((option) => option.color_name === name);
    const sha256 = own.flatMap((option) => photos.get(option.picture)?.sha256 ?? [])[0];
    return sha256 ? [[String(color_id), sha256] as const] : [];
  });
  return found.length > 0 ? { photos: Object.fromEntries(found) } : {};
}
