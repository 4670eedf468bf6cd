import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../..');
/** Its period belongs into the address. */
const ofTheAddress = path.join('features', 'my-orders', 'period-filter.tsx');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.includes('.test.') && file !== ofTheAddress,
);
const formsOf = (file: string) => readFileSync(path.join(folder, file), 'utf8').match(/<form\b[^>]*/g) ?? [];

it('knows the forms of this remote', () => expect(files.flatMap(formsOf).length).toBeGreaterThan(10));

// A guest's name and phone stood in the address, and in logs, where the page's scripts did not come.
it('writes nothing of a form into the address before the page is alive', () => {
  const leaking = files.filter((file) => formsOf(file).some((form) => !form.includes('method="post"')));
  expect(leaking).toEqual([]);
});
