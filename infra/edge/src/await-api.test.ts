import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { awaitApi } from './await-api.ts';
import { startFakeApi } from './testing/fake-api.ts';
import { until } from './testing/until.ts';

/** A port of this machine that nothing listens on now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it('waits for an API that starts later', async () => {
  const port = await freePort();
  let isOver = false;
  const waiting = awaitApi(`http://127.0.0.1:${port}`).then(() => {
    isOver = true;
  });
  await until(() => isOver, 200);
  expect(isOver).toBe(false);
  const server = createServer((_request, response) => response.end()).listen(port, '127.0.0.1');
  await waiting;
  await new Promise((resolve) => server.close(resolve));
});

it('takes any answer for one', async () => {
  const api = await startFakeApi({});
  await awaitApi(api.origin);
  expect(api.calls).toHaveLength(1);
  await api.close();
});

it('does not wait for ever', async () => {
  await awaitApi(`http://127.0.0.1:${await freePort()}`, 100);
});
