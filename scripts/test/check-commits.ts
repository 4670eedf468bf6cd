import { execFileSync } from 'node:child_process';
import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { root } from '../workspace.ts';
import { faultOf } from './commit-subject.ts';

function commitsOf(range: string): string[] {
  try {
    return execFileSync('git', ['log', '--format=%h %s', '--end-of-options', range], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')
      .filter(Boolean);
  } catch {
    throw new Error(`git knows no commits "${range}"`);
  }
}

function check(range: string): void {
  const commits = commitsOf(range);
  const faults = commits.flatMap((line) => {
    const fault = faultOf(line.slice(line.indexOf(' ') + 1));
    return fault ? [`${line}\n  ${fault}`] : [];
  });
  console.log(faults.join('\n') || `${commits.length} commits, all well named`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

const program = commandLine({
  command: 'node --import tsx scripts/test/check-commits.ts',
  description: 'Checks the subjects of commits.',
})
  .argument('[range]', 'such as main..HEAD', 'HEAD')
  .action(check);

await runCommandLine(program);
