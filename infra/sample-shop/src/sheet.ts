import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeSheet } from './sheets/make-sheet.ts';
import { sheetSpecs } from './sheets/sheet-specs.ts';

const pictures = 120;
const [, , given] = process.argv;
const file = given ?? path.join(import.meta.dirname, '../../../docs/images/sample-shop.webp');

/** Entry of `npm run -w infra/sample-shop sheet`: draws the sheet of docs/images, or into another file. */
const sheet = await makeSheet(sheetSpecs(pictures, new Date()), { columns: 15, width: 144 });
await writeFile(file, sheet);
console.log(`${pictures} pictures, ${Math.round(sheet.length / 1000)} KB: ${file}`);
