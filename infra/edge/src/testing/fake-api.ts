import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SeenCall {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface FakeAnswer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
  /** The answer waits for it. */
  until?: Promise<unknown>;
}

/** A server on a free port that answers by path and remembers what it was asked. */
export async function startFakeApi(answers: Record<string, FakeAnswer>) {
  const calls: SeenCall[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', async () => {
      const { method = '', url = '', headers } = request;
      calls.push({ method, url, headers, body });
      // As the API's router does it.
      const answer = answers[decodeURIComponent(url.split('?')[0] ?? '').replace(/(.)\/$/, '$1')];
      await answer?.until;
      response
        .writeHead(answer ? (answer.status ?? 200) : 404, {
          'content-type': 'application/json',
          'set-cookie': 'api=internal',
          'x-powered-by': 'test',
          ...answer?.headers,
        })
        .end(JSON.stringify(answer?.body ?? { success: false, code: 'NOT_FOUND' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
