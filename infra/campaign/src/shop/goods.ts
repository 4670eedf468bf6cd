import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { isOptionAvailable } from '@mall/contracts/domain/catalogue/option-availability';
import type { Caller } from '../callers/caller.ts';
import type { Operated } from './operator.ts';

/** An option to buy: sold as it is, one by one, in a colour and size. */
export interface OptionToBuy {
  product_id: number;
  product_option_id: number;
  /** Pieces when the shop was opened. */
  stock: number;
}

/** How many products are looked through for options without promotions. */
const lookedAt = 60;
const optionsOfEach = 4;

/** Some options of each product, with pieces in stock and without promotions. */
export async function findOptions(caller: Caller): Promise<OptionToBuy[]> {
  const { data } = await caller.call(searchProducts, { query: { display_size: lookedAt } });
  const plain = data.rows.filter(({ promotions, is_sold_out }) => promotions.length === 0 && !is_sold_out);
  const found: { option: OptionToBuy; place: number }[] = [];
  for (const { product_id } of plain) {
    const view = await caller.call(viewProduct, { params: { id: product_id } });
    const sizes = view.data.options.colors.flatMap((color) => color.sizes);
    const some = sizes
      .filter((size) => size.is_display && isOptionAvailable(size, false))
      .slice(0, optionsOfEach);
    for (const [place, { product_option_id, stock }] of some.entries())
      found.push({ option: { product_id, product_option_id, stock }, place });
  }
  // The next one is of another product.
  return found.sort((one, other) => one.place - other.place).map(({ option }) => option);
}

/** Hands every attack options of its own, and knows how many pieces operators brought. */
export class Goods {
  readonly #free: OptionToBuy[];
  readonly #operate: (command: string, input: object) => Promise<Operated>;
  #brought = 0;

  constructor(options: OptionToBuy[], operate: (command: string, input: object) => Promise<Operated>) {
    this.#free = options;
    this.#operate = operate;
  }

  /** Pieces that were added to the stock since the shop was opened, less those taken out. */
  get brought(): number {
    return this.#brought;
  }

  /** Says that an operator brought pieces in another way, such as an import. */
  bring(pieces: number): void {
    this.#brought += pieces;
  }

  /** An option that no other attack has, with so many pieces. */
  async take(stock: number): Promise<OptionToBuy> {
    const option = this.#free.shift();
    if (!option) throw new Error('the catalogue has no plain option left for an attack');
    await this.restock(option, stock);
    return { ...option, stock };
  }

  /** Sets the stock; resolves with the stock before. */
  async restock(
    { product_option_id }: Pick<OptionToBuy, 'product_option_id'>,
    stock: number,
  ): Promise<number> {
    const { lines } = await this.#operate('stock.set', { product_option_id, stock });
    const [, before] = /: (\d+) -> /.exec(lines.join('\n')) ?? [];
    if (before === undefined) throw new Error(`the stock of option ${product_option_id} cannot be set`);
    this.#brought += stock - Number(before);
    return Number(before);
  }

  /** Pieces in stock now. */
  async stockOf({ product_id, product_option_id }: OptionToBuy): Promise<number> {
    const { lines } = await this.#operate('product.show', { product_id });
    const [, stock] =
      new RegExp(`^option ${product_option_id}: .*, (\\d+) pieces`, 'm').exec(lines.join('\n')) ?? [];
    return Number(stock);
  }
}
