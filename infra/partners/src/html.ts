import type { FastifyReply } from 'fastify';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** A whole page; `content` is HTML already. */
export const frame = (title: string, content: string) => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/pay/style.css">
</head>
<body><main>${content}</main></body>
</html>`;

/** Sends a page with a content security policy of its own. */
export const sendUnder = (reply: FastifyReply, status: number, page: string, policy: string) =>
  reply
    .status(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .send(page);

/** Sends a page that runs nothing; its form may go on to `formAction`. */
export const sendPage = (reply: FastifyReply, status: number, page: string, formAction = '') =>
  sendUnder(
    reply,
    status,
    page,
    // A form's redirect counts as its action in Chromium, so the shop's origin has to be named.
    `default-src 'none'; style-src 'self'; form-action 'self' ${formAction}; frame-ancestors 'none'; base-uri 'none'`,
  );

/** An error page of a stand-in. */
export const refusalPage = (title: string, message: string) =>
  frame(title, `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p>`);
