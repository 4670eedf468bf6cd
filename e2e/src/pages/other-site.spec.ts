import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allEndpoints } from '@mall/contracts/api/all-endpoints';
import { expect } from '@playwright/test';
import { logIn } from '../support/shop.ts';
import { test } from '../support/test.ts';
import { tokensOf } from '../support/tokens.ts';

/** Every call that changes something, from the list of all. */
const changing = allEndpoints
  .filter(({ method, login }) => method !== 'GET' || login !== undefined)
  .map(({ method, path }) => ({ method, path: path.replace(/:\w+/g, '1') }));

// A server of its own: browsers let no page that is made up by the driver ask this machine.
let server: Server;
let evil = '';
test.beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>evil</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  evil = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
test.afterAll(() => new Promise((resolve) => server.close(resolve)));

test('a page of another site changes nothing by forms, calls and frames, whichever call it tries', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(page, 'shopper01');
  const before = await tokensOf(context);
  const other = await context.newPage();
  const answered: [string, number][] = [];
  other.on('response', (reply) => {
    if (reply.url().startsWith(`${baseURL}/api/`)) answered.push([reply.url(), reply.status()]);
  });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    await other.goto(evil);
    await other.evaluate(
      ([calls, shop, encoding]) => {
        for (const [index, { method, path }] of calls.entries()) {
          const frame = document.createElement('iframe');
          frame.name = `frame-${index}`;
          const form = document.createElement('form');
          form.target = frame.name;
          form.method = method === 'GET' ? 'get' : 'post';
          form.enctype = encoding;
          form.action = `${shop}${path}`;
          const field = document.createElement('input');
          field.name = '{"provider":"normal","user_id":"vip000001","user_passwd":"Wool!Coat72","x":"';
          field.value = '"}';
          form.append(field);
          document.body.append(frame, form);
          form.submit();
        }
      },
      [changing, baseURL ?? '', type] as const,
    );
    await expect.poll(() => answered.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(changing.length);
    expect(answered.filter(([, status]) => status !== 403)).toEqual([]);
    answered.length = 0;
  }
  // What the browser stops itself counts, too: nothing of it may arrive with an answer that is not a refusal.
  await other.evaluate(
    async ([calls, shop]) => {
      const send = ({ method, path }: { method: string; path: string }) =>
        fetch(`${shop}${path}`, {
          method: method === 'GET' ? 'GET' : 'POST',
          mode: 'no-cors',
          credentials: 'include',
          ...(method === 'GET' ? {} : { body: '{}' }),
        }).catch(() => undefined);
      await Promise.all(calls.map(send));
    },
    [changing, baseURL ?? ''] as const,
  );
  expect(answered.filter(([, status]) => status !== 403)).toEqual([]);
  expect(await tokensOf(context)).toEqual(before);
  await page.goto('/mypage', { waitUntil: 'domcontentloaded' });
  await expect(page).toHaveURL('/mypage');
});

test('no page of the shop stands in a frame of another site', async ({ page, baseURL }) => {
  await page.goto(evil);
  for (const path of [
    '/',
    '/member/login',
    '/mypage',
    '/order',
    '/member/login/snsCallback?code=c&state=s',
  ]) {
    const text = await page.evaluate(
      (src) =>
        new Promise<string>((resolve) => {
          const frame = document.createElement('iframe');
          frame.onload = () => {
            // A page that was let in is of another origin, and null here; what stands in its place is too.
            resolve(frame.contentDocument?.title ?? 'of another origin');
          };
          frame.src = src;
          document.body.append(frame);
        }),
      `${baseURL}${path}`,
    );
    expect(text).toBe('of another origin');
  }
  const shown = page.frames().filter((frame) => frame !== page.mainFrame());
  for (const frame of shown) expect(await frame.locator('main').count()).toBe(0);
});
