import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GarmentType, View } from '@mall/api/catalogue/pictures/picture-spec';
import { makeSheet } from './make-sheet.ts';
import { sheetSpecs, sortingSpecs } from './sheet-specs.ts';

/** The sheet of the README. */
const documented = path.join(import.meta.dirname, '../../../../docs/images/sample-shop.webp');

interface SheetOptions {
  count: number;
  columns: number;
  /** Of one picture, px. */
  width: number;
  types?: readonly GarmentType[] | undefined;
  views?: readonly View[] | undefined;
}

/** Draws a sheet into a file, or the sheet of the README; returns what was written in a line. */
export async function writeSheet(
  file: string | undefined,
  { count, types, views, ...layout }: SheetOptions,
): Promise<string> {
  const specs = sheetSpecs(count, new Date(), { types, views });
  return write(file ?? documented, await makeSheet(specs, layout), specs.length);
}

/** Draws a sheet to sort by brand, and the brands row by row into a second file, `<file>.json`. */
export async function writeSortingSheet(
  file: string,
  { perBrand, columns, width }: { perBrand: number; columns: number; width: number },
): Promise<string> {
  const { specs, brands } = sortingSpecs(perBrand, new Date());
  const said = await write(file, await makeSheet(specs, { columns, width }), specs.length);
  await writeFile(`${file}.json`, `${JSON.stringify(brands, null, 2)}\n`);
  return `${said}; their brands, row by row: ${file}.json`;
}

async function write(file: string, sheet: Buffer, pictures: number): Promise<string> {
  await writeFile(file, sheet);
  return `${pictures} pictures, ${Math.round(sheet.length / 1000)} KB: ${file}`;
}
