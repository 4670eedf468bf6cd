import { count, wholeNumber } from '@mall/command-line/values';
import type { Act, Program } from '../arguments.ts';

export function addProducts(program: Program, act: Act): void {
  const all = program.command('products');
  all
    .command('show')
    .description('the price of a product, and its options with their ids and stock')
    .argument('<product-id>', '', wholeNumber)
    .action((product_id) => act({ command: 'product.show', input: { product_id } }));
  all
    .command('find')
    .description('by part of a name, a code or a brand, hidden ones included; all without words')
    .argument('[words]')
    .option('--count <n>', 'how many at most', count, 50)
    .action((search, { count: most }) =>
      act({ command: 'products.find', input: { count: most, ...(search ? { search } : {}) } }),
    );
  all
    .command('low')
    .description('options on sale of which few pieces are left, fewest first')
    .option('--below <pieces>', 'fewer than this', count, 5)
    .option('--count <n>', 'how many at most', count, 50)
    .action(({ below, count: most }) => act({ command: 'products.low', input: { below, count: most } }));
  all
    .command('hide')
    .description('takes a product off sale and out of every list')
    .argument('<product-id>', '', wholeNumber)
    .option('--end', 'shows it again')
    .action((product_id, { end }) =>
      act({ command: 'product.hide', input: { product_id, is_hidden: !end } }),
    );
  program
    .command('stock')
    .description('sets how many pieces of an option there are')
    .argument('<option-id>', '', wholeNumber)
    .argument('<pieces>', '', wholeNumber)
    .action((product_option_id, stock) => act({ command: 'stock.set', input: { product_option_id, stock } }));
  program
    .command('price')
    .description('sets --sell, --retail or both')
    .argument('<product-id>', '', wholeNumber)
    .option('--sell <KRW>', 'what it is sold at', wholeNumber)
    .option('--retail <KRW>', 'what it is compared with', wholeNumber)
    .action((product_id, { sell, retail }, command) => {
      if (sell === undefined && retail === undefined)
        command.error('error: price needs --sell, --retail or both');
      const prices = {
        ...(sell === undefined ? {} : { sell_price: sell }),
        ...(retail === undefined ? {} : { retail_price: retail }),
      };
      return act({ command: 'price.set', input: { product_id, ...prices } });
    });
}
