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

/** What the shop does with options besides selling out: every so many products one of each kind. */
const stopped = { every: 9, at: 4 };
const unshown = { every: 13, at: 6 };

/**
 * Rows of `product_colors` and `product_options`; about one option in nine is sold out. The last size of some products is
 * stopped or not shown, and of quick ones some options are not kept at the quick-delivery warehouse any more.
 */
export function makeOptions({ productId, colors, sizes, isSoldOut, isQuick, dice }: OptionFacts) {
  const colorRows = colors.map((color, index) => ({
    color_id: productId * colorsPerProduct + index,
    product_id: productId,
    name: color.name,
    hex: color.hex,
    color_group: color.group,
    position: index,
  }));
  const isLast = (size: number) => size > 0 && size === sizes.length - 1;
  const optionRows = colorRows.flatMap((color) =>
    sizes.map((size, index) => {
      const isGone = isSoldOut || dice.chance(0.11);
      const isStopped = isLast(index) && productId % stopped.every === stopped.at;
      const isUnshown = isLast(index) && productId % unshown.every === unshown.at;
      const warehouseStock = isQuick && !isGone ? dice.between(1, 30) : null;
      // Every fifth option of a quick product has left the warehouse.
      const isAway = isQuick && (color.color_id + index) % 5 === 3;
      return {
        product_option_id: color.color_id * sizesPerColor + index,
        product_id: productId,
        color_id: color.color_id,
        size_name: size,
        position: color.position * sizesPerColor + index,
        stock: isGone ? 0 : dice.chance(0.15) ? dice.between(1, 4) : dice.between(5, 120),
        sale_state: isGone ? 'SOLDOUT' : isStopped ? 'STOP' : 'ON',
        is_display: !isUnshown,
        is_delivery_guarantee: isQuick && !isAway,
        cj_stock: isAway ? 0 : warehouseStock,
      };
    }),
  );
  return { colors: colorRows, options: optionRows };
}
