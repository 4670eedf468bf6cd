import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runBin } from '@mall/scripts/reports/run-command';
import { root } from '@mall/scripts/workspace';
import type { Attack } from '../../attack.ts';
import { allAttacks } from '../../attacks/all-attacks.ts';
import type { FaultRow } from '../../faults/fault-case.ts';
import { withTable } from './faults-table.ts';

const file = path.join(root, 'docs/faults.md');

/** Throws unless every fault runs: a part of them would leave the document with holes. */
export function checkWritable(chosen: readonly Attack[], isQuick: boolean): void {
  const missing = allAttacks.filter((attack) => attack.cases && !chosen.includes(attack));
  if (isQuick || missing.length > 0)
    throw new Error('the document shows all faults: npm run campaign -- faults --write-docs');
}

/** Puts the table of a run into docs/faults.md, laid out as the linter wants it. */
export async function writeDocument(rows: readonly FaultRow[]): Promise<void> {
  writeFileSync(file, withTable(readFileSync(file, 'utf8'), rows));
  await runBin('@biomejs/biome/bin/biome', ['format', '--write', file], { isQuiet: true });
}
