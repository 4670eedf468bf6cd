import type { Dice } from '../random.ts';
import type { SeedColor } from './colors.ts';

interface OptionFacts {
  productId: number;
  colors: readonly SeedColor[];
  sizes: readonly string[];
  isSoldOut: boolean;
  isQuick: boolean;
  dice: Dice;
}

/** Ids leave room for 10 colours and 20 sizes, so that one product's rows never depend on another's. */
const colorsPerProduct = 10;
const sizesPerColor = 20;

/** Rows of `product_colors` and `product_options`; about one option in nine is sold out. */
export function makeOptions({ productId, colors, sizes, isSoldOut, isQuick, dice }: OptionFacts) {
  const colorRows = colors.map((color, index) => ({
    color_id: productId * colorsPerProduct + index,
    product_id: productId,
    name: color.name,
    hex: color.hex,
    color_group: color.group,
    position: index,
  }));
  const optionRows = colorRows.flatMap((color) =>
    sizes.map((size, index) => {
      const isGone = isSoldOut || dice.chance(0.11);
      return {
        product_option_id: color.color_id * sizesPerColor + index,
        product_id: productId,
        color_id: color.color_id,
        size_name: size,
        position: color.position * sizesPerColor + index,
        stock: isGone ? 0 : dice.chance(0.15) ? dice.between(1, 4) : dice.between(5, 120),
        sale_state: isGone ? 'SOLDOUT' : 'ON',
        is_display: true,
        is_delivery_guarantee: isQuick,
        cj_stock: isQuick && !isGone ? dice.between(1, 30) : null,
      };
    }),
  );
  return { colors: colorRows, options: optionRows };
}
