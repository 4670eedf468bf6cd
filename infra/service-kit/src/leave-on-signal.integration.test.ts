import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { closeInTime } from './leave-on-signal.ts';

/**
 * A service that is stopped while clients are slow. One that sent half of its headers held a service for a minute:
 * tests closed services without connections.
 */

const slowClients = 300;
const root = path.join(import.meta.dirname, '../../..');
const sockets: Socket[] = [];
const children: ChildProcess[] = [];
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'leaving-'));
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Connections that have sent half of a request's headers. */
async function connectSlowly(port: number): Promise<void> {
  const open = Array.from({ length: slowClients }, async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write('GET /healthz HTTP/1.1\r\nhost: shop\r\nx-half: ');
  });
  await Promise.all(open);
}

it('finishes a request under way and cuts those that never arrive', async () => {
  const app = Fastify();
  let finish = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const begun = new Promise<void>((resolve) => {
    app.get('/slow', async () => {
      resolve();
      await until;
      return 'whole';
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  await connectSlowly(port);
  const answer = fetch(`http://127.0.0.1:${port}/slow`).then((reply) => reply.text());
  await begun;
  const closed = closeInTime(app, 1000);
  finish();
  expect(await answer).toBe('whole');
  await closed;
});

/** Starts a service from its sources; `entry` is below infra. */
function fork(entry: string, env: NodeJS.ProcessEnv, stderr: 'inherit' | 'pipe' = 'inherit'): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'infra', entry)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', stderr, 'ipc'],
    cwd: root,
  });
  children.push(child);
  return child;
}

/** Starts a service and resolves with its port. */
async function start(service: string, env: NodeJS.ProcessEnv): Promise<[ChildProcess, number]> {
  const child = fork(`${service}/src/server.ts`, env);
  const [{ port }] = await once(child, 'message');
  return [child, port];
}

/** Services that anybody may reach, with what they are started with. */
const services: readonly [name: string, env: NodeJS.ProcessEnv][] = [
  ['registry', { REGISTRY_PORT: '0', REGISTRY_PUBLISH_PORT: '0' }],
  ['partners', { PARTNERS_PORT: '0', LOG_LEVEL: 'silent' }],
];

// All at once: each waits for as long as requests under way may take.
it('services end by themselves with 300 slow connections', async () => {
  const codes = services.map(async ([service, env]) => {
    const [child, port] = await start(service, { ...env, DATA_DIR: path.join(folder, service) });
    await connectSlowly(port);
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    // Killed by the signal it would be null; a supervisor would have to kill it after 15 s.
    const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
    const code = await exit;
    clearTimeout(timer);
    return [service, ...code];
  });
  expect(await Promise.all(codes)).toEqual(services.map(([service]) => [service, 0, null]));
});

// Its headers were on their way when the signal came: it was answered 503, which no proxy repeats.
it.each(services)('%s answers what arrives on an open connection while it leaves', async (service, env) => {
  const [child, port] = await start(service, { ...env, DATA_DIR: path.join(folder, `late-${service}`) });
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write('GET /healthz HTTP/1.1\r\nhost: shop\r\n');
  // What answers this has read that.
  await fetch(`http://127.0.0.1:${port}/healthz`);
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  while (await takesConnections(port));
  socket.write('\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*connection: close/i);
  expect(await exit).toEqual([0, null]);
});

async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isTaken = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isTaken;
}

it('ends when the process that started it is gone', async () => {
  const [child] = await start('registry', {
    REGISTRY_PORT: '0',
    REGISTRY_PUBLISH_PORT: '0',
    DATA_DIR: path.join(folder, 'orphan'),
  });
  const exit = once(child, 'exit');
  child.disconnect();
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
  expect(await exit).toEqual([0, null]);
  clearTimeout(timer);
});

it('ends while it starts, when the process that started it is gone', async () => {
  // A database that takes connections and answers none.
  const database = createServer((socket) => sockets.push(socket)).unref();
  database.listen(0, '127.0.0.1');
  await once(database, 'listening');
  const { port } = database.address() as AddressInfo;
  const env = {
    API_PORT: '0',
    DATABASE_URL: `postgres://shop@127.0.0.1:${port}/shop`,
    DATA_DIR: path.join(folder, 'orphan-api'),
  };
  const child = fork('api/src/app/server.ts', env, 'pipe');
  const exit = once(child, 'exit');
  await once(database, 'connection');
  child.disconnect();
  // Left alone it would end with the same code, and say that the database does not answer.
  const said = child.stderr && text(child.stderr);
  expect(await exit).toEqual([1, null]);
  expect(await said).toBe('');
  database.close();
});
