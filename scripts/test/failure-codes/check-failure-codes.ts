import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { findFaults } from './find-faults.ts';
import { apiSource } from './source.ts';

/** The edge ends uploads that come too slowly (decision 40). */
const elsewhere = { registrars: /\/http\/register-\w+\.ts$/, codes: ['UPLOAD_SLOW'] };

function check(): void {
  const { count, faults } = findFaults(apiSource(), elsewhere);
  console.log(faults.join('\n') || `${count} calls, each declares the codes it can fail with`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

const program = commandLine({
  command: 'node --import tsx scripts/test/failure-codes/check-failure-codes.ts',
  description:
    'Checks that each call of the API declares the failures that its code can reach, and no other.',
}).action(check);

await runCommandLine(program);
