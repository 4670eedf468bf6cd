import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { orderStatesTable } from './order-states-document.ts';

it('docs/order-states.md shows the states and moves that the code has', () => {
  const path = join(__dirname, '../../../../docs/order-states.md');
  const document = readFileSync(path, 'utf8').replace(/ {2,}/g, ' ').replace(/-{3,}/g, '---');
  expect(document).toContain(orderStatesTable());
});
