import {
  type CatalogueRow,
  catalogueColumns,
  catalogueRowSchema,
  colorFields,
  sharedFields,
} from './catalogue-row.ts';
import { readCsv } from './read-csv.ts';

type CatalogueOption = CatalogueRow & { line: number };

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
  const { names, rows, faults } = readCsv(csv);
  const wrongColumns = faultsOfColumns(names);
  // Every row would only say the same again.
  if (wrongColumns.length > 0) return { products: [], faults: wrongColumns };
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
    const colors = new Set(options.map((option) => option.color_name));
    if (colors.size > maximumColors)
      faults.push(`line ${line}: ${code} has more than ${maximumColors} colours`);
    for (const color of colors) {
      if (options.filter((option) => option.color_name === color).length > maximumSizes)
        faults.push(`line ${line}: ${code} has more than ${maximumSizes} sizes of ${color}`);
    }
  }
  return { products: [...products.values()], faults };
}

/** Columns that are missing, unknown or there twice. */
function faultsOfColumns(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [
    ...catalogueColumns
      .filter((name) => !names.includes(name))
      .map((name) => `line 1: the column ${name} is missing`),
    ...names
      .filter((name) => !catalogueColumns.includes(name))
      .map((name) => `line 1: there is no column "${name}"`),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `line 1: the column ${name} is there twice`),
  ];
}

/** What a row says otherwise than the rows of its product before it. */
function faultsWithin(product: ImportedProduct, row: CatalogueOption): string[] {
  const differing = sharedFields
    .filter((field) => product.shared[field] !== row[field])
    .map(
      (field) => `line ${row.line}: ${field} is not that of line ${product.line}, which has the same code`,
    );
  const ownColor = product.options.filter((option) => option.color_name === row.color_name);
  const [first] = ownColor;
  const otherwise = colorFields
    .filter((field) => first && first[field] !== row[field])
    .map(
      (field) => `line ${row.line}: ${field} is not that of line ${first?.line}, which has the same colour`,
    );
  const pictured = ownColor.find((option) => option.picture !== '');
  const isOtherPicture = row.picture !== '' && pictured && pictured.picture !== row.picture;
  const twin = ownColor.find((option) => option.size_name === row.size_name);
  return [
    ...differing,
    ...otherwise,
    ...(isOtherPicture
      ? [`line ${row.line}: a colour has one picture, and line ${pictured.line} has another`]
      : []),
    ...(twin ? [`line ${row.line}: the same option as line ${twin.line}`] : []),
  ];
}
