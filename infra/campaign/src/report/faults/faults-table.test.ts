import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allAttacks } from '../../attacks/all-attacks.ts';
import { type FaultRow, keyOf } from '../../faults/fault-case.ts';
import { casesIn, tableOfFaults, withTable } from './faults-table.ts';

const row: FaultRow = {
  remote: 'mf-live',
  fault: 'it throws',
  page: '/livestream',
  saw: 'the page',
  ms: 1200,
  recovered: 'by the next try',
  rest: 'answered',
  reported: 'slot: a | b',
  fallen: [],
};
const document = `# Faults\n\n${withTable('<!-- the table begins: written by npm run campaign -- faults --write-docs --><!-- the table ends -->', [])}`;

it('has a line for each case, and says what fell', () => {
  const lines = tableOfFaults([row, { ...row, ms: Number.NaN, fallen: ['it did not come back'] }]);
  expect(lines.slice(2)).toEqual([
    '| mf-live | it throws | /livestream | the page | 1200 | by the next try | answered | slot: a \\| b |',
    '| mf-live | it throws | /livestream | **FALLEN**: it did not come back | - | by the next try | answered | slot: a \\| b |',
  ]);
});

it('takes its place in a document again and again, and leaves the rest as it is', () => {
  const once = withTable(document, [row]);
  expect(once).toMatch(/^# Faults\n/);
  expect(withTable(once, [row])).toBe(once);
  expect(casesIn(once)).toEqual([keyOf(row)]);
  expect(() => withTable('# Faults', [row])).toThrow('has no place for the table');
});

it('stands in docs/faults.md with a line for every case, in their order', () => {
  const file = path.resolve(__dirname, '../../../../../docs/faults.md');
  const cases = allAttacks.flatMap((attack) => attack.cases ?? []).map(keyOf);
  expect(new Set(cases).size).toBe(cases.length);
  expect(casesIn(readFileSync(file, 'utf8'))).toEqual(cases);
});
