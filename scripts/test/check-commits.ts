import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { SetupError } from '../setup-error.ts';
import { root } from '../workspace.ts';
import { baseline, type CheckedCommits, checkCommits } from './commit-history.ts';

function checked(range: string): CheckedCommits {
  try {
    return checkCommits(root, range);
  } catch {
    throw new SetupError(`git knows no commits "${range}"`);
  }
}

function check(range: string): void {
  const { count, faults } = checked(range);
  console.log(faults.join('\n') || `${count} commits, all well named`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

const program = commandLine({
  command: 'node --import tsx scripts/test/check-commits.ts',
  description: 'Checks the subjects of commits; npm test does so with all since its baseline.',
})
  .argument('[range]', 'such as main..HEAD', `${baseline}..HEAD`)
  .action(check);

await runCommandLine(program);
