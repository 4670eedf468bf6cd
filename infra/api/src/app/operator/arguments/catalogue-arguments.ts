import { wholeNumber } from '@mall/command-line/values';
import { familySites } from '@mall/contracts/domain/family-site';
import type { Act, Program } from '../arguments.ts';

const siteCodes = familySites.map((site) => site.code).join(', ');

/** What was given of some options, under the names of the API's input. */
const given = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Brands, which an import refers to by their ids. */
export function addBrands(program: Program, act: Act): void {
  const brands = program.command('brands').description('the brands that products belong to');
  brands
    .command('list')
    .description('all of them with id, site and number of products')
    .action(() => act({ command: 'brands.list', input: {} }));
  brands
    .command('add')
    .description('adds a brand and prints its id')
    .requiredOption('--name <name>', 'Korean name')
    .requiredOption('--name-en <name>', 'English name')
    .requiredOption('--site <code>', siteCodes)
    .option('--introduction <text>', "for the brand's page")
    .option('--id <id>', 'the next free one unless given', wholeNumber)
    .action(({ id, nameEn, ...options }) =>
      act({ command: 'brands.add', input: given({ brand_id: id, name_en: nameEn, ...options }) }),
    );
  brands
    .command('change')
    .description('changes what is given')
    .argument('<brand-id>', '', wholeNumber)
    .option('--name <name>', 'Korean name')
    .option('--name-en <name>', 'English name')
    .option('--site <code>', siteCodes)
    .option('--introduction <text>', "for the brand's page")
    .action((brand_id, { nameEn, ...options }, command) => {
      const change = given({ name_en: nameEn, ...options });
      if (Object.keys(change).length === 0) command.error('error: brands change needs something to change');
      return act({ command: 'brands.change', input: { brand_id, ...change } });
    });
}

/** Two levels of categories, which an import refers to by the ids of the second. */
export function addCategories(program: Program, act: Act): void {
  const categories = program.command('categories').description('the two levels of categories');
  categories
    .command('list')
    .description('the tree with ids and numbers of products')
    .action(() => act({ command: 'categories.list', input: {} }));
  categories
    .command('add')
    .description('adds a category after its siblings and prints its id')
    .requiredOption('--name <name>', 'its name')
    .option('--parent <category-id>', 'of the first level; products need the second', wholeNumber)
    .option('--id <id>', 'the next free one unless given', wholeNumber)
    .action(({ id, parent, name }) =>
      act({ command: 'categories.add', input: given({ category_id: id, parent_id: parent, name }) }),
    );
  categories
    .command('change')
    .description('renames a category or moves it among its siblings')
    .argument('<category-id>', '', wholeNumber)
    .option('--name <name>', 'its name')
    .option('--position <n>', 'its place, 0 is the first', wholeNumber)
    .action((category_id, { name, position }, command) => {
      const change = given({ name, position });
      if (Object.keys(change).length === 0)
        command.error('error: categories change needs --name, --position or both');
      return act({ command: 'categories.change', input: { category_id, ...change } });
    });
}
