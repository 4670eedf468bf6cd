import { fork } from 'node:child_process';
import path from 'node:path';
import { root } from './workspace.ts';

export interface RunningApi {
  origin: string;
  /** What its log says about the seed, ms; null when the database was filled before. */
  seedMs: () => number | null;
  stop: () => Promise<void>;
}

/** Starts the API from its sources on a free port and waits until it listens. */
export async function runApi(environment: Record<string, string>): Promise<RunningApi> {
  const child = fork(path.join(root, 'infra/api/src/server.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, API_PORT: '0', ...environment },
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
    child.once('exit', (code) => reject(new Error(`the API ended with code ${code}: ${log}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    seedMs: () => {
      const ms = /"ms":(\d+),"msg":"seeded"/.exec(log)?.[1];
      return ms === undefined ? null : Number(ms);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
