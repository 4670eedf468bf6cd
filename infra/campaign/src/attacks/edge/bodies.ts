import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { uploadReviewPhoto } from '@mall/contracts/api/community/review-writing';
import { listCart } from '@mall/contracts/api/orders/carts';
import { placeOrder } from '@mall/contracts/api/orders/orders';
import type { Attack } from '../../attack.ts';
import { send } from '../../callers/send.ts';
import { Tally } from '../../tally.ts';

const megabyte = 1024 * 1024;
const posts = 300;
const growthMb = 150;
const waitMs = 4000;

/** Resident memory of a process, MB; null where the kernel does not expose it. */
function memoryOf(pid: number): number | null {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return null;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024;
}

/** Sends the head of a request and nothing of its body; resolves with the status that answers the head, or 0. */
function answerToHead(origin: string, path: string, headers: Record<string, string>): Promise<number> {
  const { hostname, port, host } = new URL(origin);
  return new Promise((resolve) => {
    const request = httpRequest({
      hostname,
      port,
      path,
      method: 'POST',
      headers: { host, ...headers },
      timeout: waitMs,
    });
    const end = (status: number) => {
      request.destroy();
      resolve(status);
    };
    request.once('timeout', () => end(0));
    request.once('error', () => end(0));
    request.once('response', ({ statusCode = 0 }) => end(statusCode));
    request.flushHeaders();
  });
}

export const bodies: Attack = {
  name: 'edge/bodies',
  about: 'whether a call may be made is decided before its body is read, and no body is long',
  isQuick: true,
  run: async ({ origin, pidOf }) => {
    const tally = new Tally();
    const good = {
      'content-type': 'application/json',
      'client-session-id': randomUUID(),
      origin,
      'content-length': '200000',
    };
    const { path } = placeOrder;
    const heads: [string, string, Record<string, string>, number][] = [
      ['another origin', path, { origin: 'https://evil.example' }, 403],
      ['a page of another site', path, { 'sec-fetch-site': 'cross-site' }, 403],
      ['no session', path, { 'client-session-id': '' }, 403],
      ['a session that is none', path, { 'client-session-id': 'x' }, 403],
      ['no login', listCart.path, {}, 401],
      ['a call that there is not', '/api/none', {}, 404],
      ['another type', path, { 'content-type': 'text/plain' }, 400],
      ['a form', path, { 'content-type': 'application/x-www-form-urlencoded' }, 400],
      ['500 MB', path, { 'content-length': '524288000' }, 413],
      ['257 KiB', path, { 'content-length': String(257 * 1024) }, 413],
      ['a photo without a login', uploadReviewPhoto.path, { 'content-type': 'image/jpeg' }, 401],
      ['a report of another site', '/_reports/failures', { origin: 'https://evil.example' }, 403],
    ];
    for (const [name, to, change, status] of heads)
      tally.expect(
        `head of a post with ${name}, its body held back`,
        status,
        await answerToHead(origin, to, { ...good, ...change }),
      );
    const before = memoryOf(pidOf('edge'));
    const body = Buffer.alloc(megabyte, ' ');
    const refused = Array.from({ length: posts }, () =>
      send(origin, {
        method: 'POST',
        path,
        body,
        isAlone: true,
        headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      }),
    );
    let most = before ?? 0;
    const watch = setInterval(() => {
      most = Math.max(most, memoryOf(pidOf('edge')) ?? 0);
    }, 50);
    for (const { status } of await Promise.all(refused))
      tally.expectOneOf('a refused post of a megabyte', [403, 0], status);
    clearInterval(watch);
    if (before !== null)
      tally.hold(
        most - before < growthMb,
        `memory of the edge under ${posts} refused posts of a megabyte: expected less than ${growthMb} MB more, got ${Math.round(most - before)} MB`,
      );
    return tally.result;
  },
};
