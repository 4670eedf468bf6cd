import { createHash } from 'node:crypto';
import type { Approval } from './approvals.ts';
import { checkPage } from './check-page.ts';
import type { PageInventory } from './inventory.ts';

const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const origin = 'https://mall.example';
const sdk = 'https://cdn.pay.example/sdk.js';
const shell = '/_assets/shell/1.0.0/shell.js';
const nonce = 'c29tZS1yYW5kb20tbm9uY2U=';
const inline = '(types)(["/_assets/shell/1.0.0/"]);start([]);';
const files: Record<string, string> = { [shell]: 'shell()', [sdk]: 'pay()' };
const headers = {
  'content-security-policy': `script-src 'nonce-${nonce}'`,
  'x-content-type-options': 'nosniff',
};
const document = (more = '') =>
  `<html><body><script type="application/json">{}</script><script nonce="${nonce}">${inline}</script>${more}</body></html>`;

const inventory: PageInventory = {
  release: 'r0001-00000000',
  path: '/order',
  headers: { 'content-security-policy': "script-src 'nonce-nonce'", 'x-content-type-options': 'nosniff' },
  inlineData: ['["/_assets/shell/1.0.0/"]', '[]'],
  scripts: [
    { address: 'inline', integrity: null, why: '', authorisedBy: '' },
    { address: shell, integrity: integrityOf('shell()'), why: '', authorisedBy: '' },
    { address: sdk, integrity: null, why: '', authorisedBy: '' },
    { address: 'https://pg.example/js/', integrity: null, why: '', authorisedBy: '' },
  ],
};
const approval = (address: string, content: string): Approval => ({
  ...{ address, integrity: integrityOf(content), by: 'payment team', why: 'looked at', at: '2026-11-23' },
});
const approvals = [approval('inline', '(types)();start();'), approval(sdk, 'pay()')];

interface Served {
  html?: string;
  headers?: Record<string, string>;
  files?: Record<string, string>;
}
/** What shoppers get, instead of the network. */
const serve =
  (served: Served): typeof fetch =>
  async (asked) => {
    const { href, pathname } = new URL(String(asked));
    if (pathname === '/order')
      return new Response(served.html ?? document(), { headers: { ...headers, ...served.headers } });
    const all = { ...files, ...served.files };
    const content = all[href] ?? all[pathname];
    return content === undefined ? new Response('', { status: 404 }) : new Response(content);
  };
const check = async (served: Served = {}, approved: Approval[] = approvals) =>
  (await checkPage(inventory, approved, origin, serve(served))).findings;

describe('the check of a payment page', () => {
  it('finds nothing in the page as it was released', async () => {
    expect(await check()).toEqual([]);
  });

  it.each([
    [
      'a wider policy',
      { headers: { 'content-security-policy': `script-src 'nonce-${nonce}' *` } },
      /script-src/,
    ],
    ['a lost header', { headers: { 'x-content-type-options': '' } }, /x-content-type-options/],
    ['a nonce that is none', { headers: { 'content-security-policy': "script-src 'nonce-1'" } }, /nonce/],
    ['a header that loads', { headers: { link: '<https://evil.example/x.js>; rel=preload' } }, /link/],
    [
      'a script of another origin',
      { html: document(`<script nonce="${nonce}" src="https://evil.example/x.js"></script>`) },
      /evil\.example/,
    ],
    ['a script in the page', { html: document('<script>steal()</script>') }, /without its nonce/],
    ['a second inline script', { html: document(`<script nonce="${nonce}">steal()</script>`) }, /got 2/],
    [
      'more in the inline script',
      { html: document().replace('start(', 'steal();start(') },
      /inline: approved was/,
    ],
    ['other data in it', { html: document().replace('shell/1.0.0', 'shell/6.6.6') }, /inline script lacks/],
    ['a frame', { html: document('<iframe src="https://evil.example"></iframe>') }, /iframe/],
    ['a base', { html: document('<base href="https://evil.example/">') }, /base/],
    ['a handler', { html: document('<p onclick="steal()">') }, /onclick/],
    ['a link that runs', { html: document('<a href="javascript:steal()">') }, /javascript/],
    ['a changed file', { files: { [shell]: 'shell();steal()' } }, /shell\.js: expected sha384/],
    ["a changed script of the provider's", { files: { [sdk]: 'pay();steal()' } }, /sdk\.js: approved was/],
  ] as const)('finds %s', async (_case, served, expected) => {
    const findings = await check(served);
    expect(findings.join('\n')).toMatch(expected);
  });

  it('finds what is not approved yet, and takes the last approval', async () => {
    expect((await check({}, [])).join()).toMatch(
      /inline: its content is not approved.*sdk\.js: its content is not approved/,
    );
    const changed = { files: { [sdk]: 'pay2()' } };
    expect(await check(changed, [...approvals, approval(sdk, 'pay2()')])).toEqual([]);
    expect(await check({}, [...approvals, approval(sdk, 'pay2()')])).toHaveLength(1);
  });

  it('says so when something cannot be had', async () => {
    const away: typeof fetch = () => Promise.reject(new Error('no answer'));
    const { findings } = await checkPage(inventory, approvals, origin, away);
    expect(findings).toEqual(['/order: no answer', `${shell}: no answer`, `${sdk}: no answer`]);
  });
});
