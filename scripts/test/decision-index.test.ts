import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';

const folder = path.join(root, 'docs/decisions');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

const rowPattern = /^\|\s*(\d+)\s*\| \[(.+?)\]\((\d[^)]+\.md)\)\s*\| (.+?)\s*\| (\S+)\s*\|$/gm;

/** Rows of the index by the file that each links to: number, title, status, date and the heading above it. */
const rows = new Map(
  read('README.md')
    .split(/^## /m)
    .flatMap((text) => {
      const section = text.slice(0, text.indexOf('\n'));
      return Array.from(text.matchAll(rowPattern), ([, number, title, file = '', status, date]) => {
        const row = { number, title, status, date, section };
        return [file, row] as const;
      });
    }),
);

/** The same of the file itself, and the parts that it binds. */
function headOf(file: string) {
  const text = read(file);
  const [, number, title] = /^# 0*(\d+): (.+)$/m.exec(text) ?? [];
  const [, status, date, scope = ''] = /^Status: (.+?) · (\d{4}-\d{2}-\d{2}) · (.+)$/m.exec(text) ?? [];
  return { number, title, status, date, scopes: scope.split(', ') };
}

const decisions = readdirSync(folder).filter((file) => /^\d{4}-.+\.md$/.test(file));

it('lists every decision, and nothing else', () => {
  expect([...rows.keys()].sort()).toEqual(decisions);
});

it('has the rows of each part in order', () => {
  const numbers = new Map<string, number[]>();
  for (const { section, number } of rows.values())
    numbers.set(section, [...(numbers.get(section) ?? []), Number(number)]);
  const unordered = [...numbers].filter(([, found]) => found.some((one, at) => one < (found[at - 1] ?? 0)));
  expect(unordered).toEqual([]);
});

it.each(decisions)('has %s with its title, status and date, below a part that it binds', (file) => {
  const { scopes, ...head } = headOf(file);
  const { section, ...row } = rows.get(file) ?? { section: '' };
  expect(row).toEqual(head);
  expect(scopes).toContain(section);
});
