import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleRelease } from '../testing/sample-build.ts';
import { smokeAt } from './smoke-service.ts';

/** Answers that are none of the service's (infra/smoke/src/app.test.ts has those that are). */

const release = sampleRelease();
let server: Server;
let answer: RequestListener;
let origin: string;
let said: string[];

beforeEach(async () => {
  said = [];
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const ask = () => smokeAt(origin)({ release, word: 'word', say: (line) => said.push(line) });
const said1 = JSON.stringify({ kind: 'said', line: '1 of 2' });

it.each<[string, RequestListener, RegExp]>([
  ['an error', (_, response) => response.writeHead(502).end(), /answered 502/],
  ['another place', (_, response) => response.writeHead(302, { location: '/' }).end(), /no browser answers/],
  ['no lines', (_, response) => response.end('<h1>It works!</h1>\n'), /something that is no look/],
  [
    'lines of another kind',
    (_, response) => response.end('{"kind":"promoted"}\n'),
    /something that is no look/,
  ],
  ['no result', (_, response) => response.end(`${said1}\n`), /stopped in the middle/],
  ['half a line', (_, response) => response.end('{"kind":"result","pages":2'), /stopped in the middle/],
])('%s is no look: the release is not promoted', async (_what, listener, reason) => {
  answer = listener;
  await expect(ask()).rejects.toThrow(reason);
});

it('a service that breaks off has said what it had seen, and passes nothing', async () => {
  answer = (_, response) => {
    response.write(`${said1}\n`);
    setImmediate(() => response.destroy());
  };
  await expect(ask()).rejects.toThrow(/stopped in the middle of its look\n {2}- its log says why/);
  expect(said).toEqual(['1 of 2']);
});

it('a service that is not there is named, and how to promote without it', async () => {
  await expect(
    smokeAt('http://127.0.0.1:9')({ release, word: 'word', say: () => undefined }),
  ).rejects.toThrow(
    /no browser answers at http:\/\/127\.0\.0\.1:9[\s\S]*SMOKE_ORIGIN[\s\S]*--no-smoke --why/,
  );
});

it('an answer without an end is cut off', async () => {
  const endless = Buffer.alloc(1024 * 1024, 'x');
  answer = (_, response) => {
    const write = () => {
      if (!response.destroyed && response.write(endless)) setImmediate(write);
      else response.once('drain', write);
    };
    write();
  };
  await expect(ask()).rejects.toThrow(/more than any look has/);
});
