import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../workspace.ts';

export interface CommandResult {
  code: number;
  output: string;
}

export interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  /** Folder of the repository where it runs; its root unless said. */
  folder?: string;
  /** Keeps the output off the terminal. */
  isQuiet?: boolean;
  /** Stands before each line on the terminal, when several programs run at once. */
  prefix?: string;
  /** A program that prints nothing for so long (ms) hangs, and is stopped. */
  silenceMs?: number;
}

/** Far above what any test prints nothing for, which ends by a limit of its own. */
const longestSilenceMs = 15 * 60_000;

/** Runs a program of the repository and shows its output as it comes. */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, folder = '.', isQuiet = false, prefix = '', silenceMs = longestSilenceMs }: CommandOptions,
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: path.join(root, folder),
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const silence = setTimeout(() => {
      console.error(
        `${prefix}${path.basename(args[0] ?? command)} has printed nothing for ${silenceMs / 1000} s and is stopped`,
      );
      child.kill('SIGKILL');
    }, silenceMs);
    const show = (source: NodeJS.ReadableStream, target: NodeJS.WriteStream) => {
      source.on('data', (chunk: Buffer) => {
        output += chunk;
        silence.refresh();
        if (!isQuiet && prefix === '') target.write(chunk);
      });
      if (isQuiet || prefix === '') return;
      createInterface({ input: source }).on('line', (line) => target.write(`${prefix}${line}\n`));
    };
    show(child.stdout, process.stdout);
    show(child.stderr, process.stderr);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(silence);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs the program of an installed package. */
export const runBin = (name: string, args: readonly string[], options: CommandOptions = {}) =>
  runCommand(process.execPath, [path.join(root, 'node_modules', name), ...args], options);
