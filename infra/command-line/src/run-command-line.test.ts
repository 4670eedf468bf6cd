import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const command = `
import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
const program = commandLine({ command: 'example', description: 'An example.' });
program.command('list').action(() => {
  for (let line = 0; line < 50_000; line += 1) console.log('a line that is long enough to fill a pipe', line);
});
await runCommandLine(program);
`;

// A list that was looked at by `head` ended in a stack of Node's.
it('ends in silence when its reader has read enough', () => {
  const script = `"$NODE" --import tsx --input-type=module -e "$COMMAND" example list | head -1`;
  const said = execFileSync('bash', ['-c', `{ ${script}; } 2>&1`], {
    cwd: root,
    env: { ...process.env, NODE: process.execPath, COMMAND: command },
    encoding: 'utf8',
  });
  expect(said).toBe('a line that is long enough to fill a pipe 0\n');
});
