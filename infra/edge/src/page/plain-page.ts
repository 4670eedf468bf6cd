import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { copy } from './copy.ts';

const css =
  'body{display:grid;place-content:center;justify-items:center;min-height:100vh;min-height:100dvh;margin:0;padding:24px;box-sizing:border-box;font:16px/1.6 system-ui,sans-serif;text-align:center;word-break:keep-all;text-wrap:balance;color:#111;background:#fff}h1{margin:0 0 8px;font-size:22px}p{margin:0 0 20px;color:#555}a{padding:12px 32px;background:#111;color:#fff;text-decoration:none}small{margin-top:24px;color:#6b6b6b;overflow-wrap:anywhere}';
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
/** A waiting page reloads after this long at least, s, and up to as long again, so that not all come at once. */
const comesBackSeconds = 5;

interface PlainPage {
  status: number;
  title: string;
  words: string;
  link: { label: string; href: string };
  /** Id of the request, by which its lines are found in the logs. */
  requestId?: string;
  /** It asks again by itself, but not before so many seconds. */
  waitSeconds?: number;
}

/** Answers with a page that needs nothing: no release, no script, no file. */
export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  const { status, title, words, link, requestId, waitSeconds } = page;
  const again =
    waitSeconds === undefined
      ? ''
      : `<meta http-equiv="refresh" content="${Math.ceil(Math.max(waitSeconds, comesBackSeconds) + Math.random() * comesBackSeconds)}">`;
  const id = requestId === undefined ? '' : `<small>${copy.requestId(requestId)}</small>`;
  return reply
    .status(status)
    .header('cache-control', 'no-cache')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${again}<title>${title}</title><style>${css}</style></head><body><h1>${title}</h1><p>${words}</p><a href="${link.href}">${link.label}</a>${id}</body></html>`,
    );
}
