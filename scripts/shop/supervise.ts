import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../workspace.ts';

export interface Service {
  name: string;
  /** Bundle relative to the repository. */
  file: string;
  env: NodeJS.ProcessEnv;
  /** Longest start in ms. */
  limitMs: number;
}

/** A service ends within 15 s of the signal by itself. */
const stopLimitMs = 16_000;
const maximumRestarts = 5;
const restartDelayMs = 1000;

/** Runs the services as processes of their own, restarts one that dies, and shows their lines with a name each. */
export class Supervisor {
  private readonly children = new Map<string, ChildProcess>();
  /** Processes whose end is wanted. */
  private readonly ending = new Set<ChildProcess>();
  private isStopping = false;

  /** Calls `onGiveUp` for a service that keeps dying. */
  constructor(
    private readonly write: (line: string) => void,
    private readonly onGiveUp: (name: string) => void,
  ) {}

  /** Resolves with the port once the service says that it is ready; rejects when it does not, or after `stop`. */
  start(service: Service): Promise<number> {
    return new Promise((resolve, reject) => {
      // One that another waited for, such as the build of a release, would outlive the rest.
      if (this.isStopping) return reject(new Error(`${service.name} is not started: the shop is stopping`));
      const child = this.spawn(service, 0);
      const timer = setTimeout(
        () => reject(new Error(`${service.name} was not ready after ${service.limitMs / 1000} s`)),
        service.limitMs,
      );
      child.once('exit', (code) => {
        clearTimeout(timer);
        reject(new Error(`${service.name} ended with code ${code}; its last lines say why`));
      });
      child.on('message', (message: unknown) => {
        if (
          typeof message !== 'object' ||
          message === null ||
          !('type' in message) ||
          message.type !== 'ready'
        )
          return;
        clearTimeout(timer);
        resolve('port' in message && typeof message.port === 'number' ? message.port : 0);
      });
    });
  }

  /** Process of a service as it runs now: another one after each restart. */
  pidOf(name: string): number | undefined {
    return this.children.get(name)?.pid;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    // The edge stops first, so that no visitor meets a half-stopped shop.
    for (const [, child] of [...this.children].reverse()) await this.end(child);
  }

  /** Ends a service and starts it anew, of its bundle as it is now; resolves as `start` does. */
  async restart(service: Service): Promise<number> {
    const child = this.children.get(service.name);
    if (child) await this.end(child);
    return this.start(service);
  }

  private async end(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    this.ending.add(child);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
    await ended;
    clearTimeout(timer);
  }

  private spawn(service: Service, restarts: number): ChildProcess {
    const child = fork(path.join(root, service.file), [], {
      cwd: root,
      // React and emotion are several times slower in their development builds.
      env: { ...process.env, NODE_ENV: 'production', ...service.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      execArgv: ['--enable-source-maps'],
      // Ctrl-C is for the supervisor, which then stops the others in order.
      detached: true,
    });
    this.children.set(service.name, child);
    for (const stream of [child.stdout, child.stderr]) {
      if (stream)
        createInterface({ input: stream }).on('line', (line) =>
          this.write(`${service.name.padEnd(9)}| ${line}`),
        );
    }
    let wasReady = false;
    child.on('message', () => {
      wasReady = true;
    });
    child.once('exit', (code) => {
      if (this.isStopping || this.ending.delete(child) || !wasReady) return;
      this.write(`${service.name.padEnd(9)}| ended with code ${code}`);
      if (restarts >= maximumRestarts) return this.onGiveUp(service.name);
      setTimeout(() => !this.isStopping && this.spawn(service, restarts + 1), restartDelayMs);
    });
    return child;
  }
}
