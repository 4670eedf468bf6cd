import { fork } from 'node:child_process';
import path from 'node:path';
import { root } from '@mall/scripts/workspace';

export interface RunningService {
  origin: string;
  pid: number;
  /** What it has written so far. */
  log: () => string;
  stop: () => Promise<void>;
}

/** Starts a bundled service as production does and waits until it listens; its port is in the environment, 0 for a free one. */
export async function runService(
  folder: 'infra/api' | 'infra/partners',
  environment: NodeJS.ProcessEnv,
): Promise<RunningService> {
  const child = fork(path.join(root, folder, 'dist/server.mjs'), [], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let log = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port));
    child.once('exit', (code) => reject(new Error(`${folder} ended with code ${code}: ${log}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    log: () => log,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
