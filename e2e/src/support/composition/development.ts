import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder, root } from '../registry.ts';

/** Two remotes take some seconds each, the shell as many, on a busy machine several times that; ms. */
const startLimitMs = 120_000;

export interface CopiedRemote {
  folder: string;
  /** Changes a file of the copy. */
  edit: (file: string, change: (code: string) => string) => void;
  remove: () => void;
}

/** A copy of a remote's sources inside this checkout, whose libraries it takes: what a test edits is never what is released. */
export function copyRemote(name: string): CopiedRemote {
  const parent = mkdtempSync(path.join(dataFolder, 'edited-'));
  const folder = path.join(parent, name);
  const isCopied = (from: string) => !['node_modules', 'dist'].includes(path.basename(from));
  cpSync(path.join(root, name), folder, { recursive: true, filter: isCopied });
  return {
    folder,
    edit: (file, change) => {
      const location = path.join(folder, file);
      writeFileSync(location, change(readFileSync(location, 'utf8')));
    },
    remove: () => rmSync(parent, { recursive: true }),
  };
}

export interface RunningDev {
  /** The addresses that it printed, by the part whose page is there. */
  pageOf: (part: string) => string;
  stop: () => Promise<void>;
}

/** Runs `npm run dev -- …` beside the shop at this origin, until `stop`. Rejects with its words when it ends. */
export async function startDev(shopOrigin: string, parts: readonly string[]): Promise<RunningDev> {
  const { PUBLIC_ORIGIN: _other, ...environment } = process.env;
  const child = spawn(
    process.execPath,
    ['scripts/bootstrap.mjs', 'scripts/shop/dev.ts', ...parts, '--port', '3301'],
    {
      cwd: root,
      env: { ...environment, PORT: new URL(shopOrigin).port, DATA_DIR: dataFolder },
      // Ctrl-C reaches every process of the command.
      detached: true,
    },
  );
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error(`npm run dev did not come up:\n${output}`));
      const timer = setTimeout(fail, startLimitMs);
      const onOutput = (data: Buffer) => {
        output += data.toString();
        if (!output.includes('Ctrl-C stops')) return;
        clearTimeout(timer);
        resolve();
      };
      child.stdout.on('data', onOutput);
      child.stderr.on('data', onOutput);
      void ended.then(fail);
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    pageOf: (part) => {
      const [, address] = new RegExp(`^${part} +(http\\S+)$`, 'm').exec(output) ?? [];
      if (!address) throw new Error(`npm run dev printed no page of ${part}:\n${output}`);
      return address;
    },
    stop,
  };
}
