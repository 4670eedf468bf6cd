import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Longest that an answer may take, ms: the shop promises an answer long before. */
const limitMs = 30_000;
const agent = new Agent({ keepAlive: true, maxSockets: 512 });

export interface Asked {
  method?: string;
  /** As it stands in the first line of the request: nothing is normalised. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** On a connection of its own, as after one that a refusal ended. */
  isAlone?: boolean;
}

export interface Answer {
  /** 0 when the connection ended without an answer. */
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  ms: number;
}

/** Sends one request as it is, follows no redirect, and resolves with whatever comes back. */
export function send(origin: string, asked: Asked): Promise<Answer> {
  const { method = 'GET', path, headers = {}, body, isAlone } = asked;
  const { hostname, port } = new URL(origin);
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, answered: IncomingHttpHeaders, bytes: Buffer) =>
      resolve({ status, headers: answered, bytes, text: bytes.toString(), ms: performance.now() - started });
    const failed = (error: Error) => end(0, {}, Buffer.from(error.message));
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const request = httpRequest({
      hostname,
      port,
      path,
      method,
      agent: isAlone ? false : agent,
      timeout: limitMs,
      headers: { host: new URL(origin).host, ...length, ...headers },
    });
    request.once('timeout', () => request.destroy(new Error(`no answer in ${limitMs / 1000} s`)));
    request.once('error', (error: NodeJS.ErrnoException) => {
      // The server closed a keep-alive connection in the moment in which it was used again: browsers ask once more.
      if (method === 'GET' && request.reusedSocket && error.code === 'ECONNRESET')
        resolve(send(origin, { ...asked, isAlone: true }));
      else failed(error);
    });
    request.once('response', (reply) => {
      buffer(reply).then((bytes) => end(reply.statusCode ?? 0, reply.headers, bytes), failed);
    });
    request.end(body);
  });
}

/** Ends the keep-alive connections: without it this process would wait for them. */
export const closeConnections = () => agent.destroy();
