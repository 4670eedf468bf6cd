import { type CatalogueRow, catalogueRowSchema, sharedFields } from './catalogue-row.ts';
import { readCsv } from './read-csv.ts';

export type CatalogueOption = CatalogueRow & { line: number };

/** A product with its rows; `line` is that of its first. */
export interface ImportedProduct {
  code: string;
  line: number;
  shared: CatalogueRow;
  options: CatalogueOption[];
}

/** What an options table has room for (ids leave room for 10 colours of 20 sizes). */
const maximumColors = 10;
const maximumSizes = 20;

/** Checks a CSV catalogue by itself, row by row; each fault names its line. */
export function checkCatalogue(
  csv: string,
  pictures: ReadonlySet<string>,
): { products: ImportedProduct[]; faults: string[] } {
  const { rows, faults } = readCsv(csv);
  const products = new Map<string, ImportedProduct>();
  for (const { line, values } of rows) {
    const parsed = catalogueRowSchema.safeParse(values);
    if (!parsed.success) {
      faults.push(
        ...parsed.error.issues.map(
          (issue) => `line ${line}: ${issue.path.join('.') || 'row'}: ${issue.message}`,
        ),
      );
      continue;
    }
    const row = { ...parsed.data, line };
    if (row.picture !== '' && !pictures.has(row.picture)) {
      faults.push(`line ${line}: there is no picture ${row.picture}`);
    }
    const product = products.get(row.code) ?? { code: row.code, line, shared: parsed.data, options: [] };
    faults.push(...faultsWithin(product, row));
    product.options.push(row);
    products.set(row.code, product);
  }
  for (const { code, line, options } of products.values()) {
    const colors = new Set(options.map((option) => option.color_name)).size;
    if (colors > maximumColors) faults.push(`line ${line}: ${code} has more than ${maximumColors} colours`);
    if (options.length > maximumColors * maximumSizes)
      faults.push(`line ${line}: ${code} has too many options`);
  }
  return { products: [...products.values()], faults };
}

/** What a row says otherwise than the rows of its product before it. */
function faultsWithin(product: ImportedProduct, row: CatalogueOption): string[] {
  const differing = sharedFields
    .filter((field) => product.shared[field] !== row[field])
    .map(
      (field) => `line ${row.line}: ${field} is not that of line ${product.line}, which has the same code`,
    );
  const twin = product.options.find(
    (option) => option.color_name === row.color_name && option.size_name === row.size_name,
  );
  return twin ? [...differing, `line ${row.line}: the same option as line ${twin.line}`] : differing;
}
