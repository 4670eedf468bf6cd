import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';

const folder = path.join(root, 'docs/decisions');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** A row of the index: number, title, status and date by the file that it links to. */
const rows = new Map(
  Array.from(
    read('README.md').matchAll(/^\|\s*(\d+)\s*\| \[(.+?)\]\((\d[^)]+\.md)\)\s*\| (.+?)\s*\| (\S+)\s*\|$/gm),
    ([, number, title, file = '', status, date]) => [file, { number, title, status, date }],
  ),
);

/** The same as the file itself has it. */
function headOf(file: string) {
  const [, number, title] = /^# 0*(\d+): (.+)$/m.exec(read(file)) ?? [];
  const [, status, date] = /^Status: (\w+).*? · (\d{4}-\d{2}-\d{2}) · /m.exec(read(file)) ?? [];
  return { number, title, status, date };
}

const decisions = readdirSync(folder).filter((file) => /^\d{4}-.+\.md$/.test(file));

it('lists every decision, and nothing else', () => {
  expect([...rows.keys()].sort()).toEqual(decisions);
});

it.each(decisions)('has %s with its title, status and date', (file) => {
  const row = rows.get(file);
  expect({ ...row, status: row?.status?.split(/[ ,]/)[0] }).toEqual(headOf(file));
});
