import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../workspace.ts';

export interface CommandResult {
  code: number;
  output: string;
}

/** Runs a program of the repository and shows its output as it comes. */
function runCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  isQuiet = false,
  folder = '.',
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: path.join(root, folder),
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk;
      if (!isQuiet) target.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs the program of an installed package. */
export const runBin = (
  name: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
  isQuiet?: boolean,
  folder?: string,
) => runCommand(process.execPath, [path.join(root, 'node_modules', name), ...args], env, isQuiet, folder);
