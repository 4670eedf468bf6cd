import type { Attack } from '../../attack.ts';
import { type Caller, parseJson } from '../../callers/caller.ts';
import { Tally } from '../../tally.ts';

const fixtures = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '<!--<script>',
  '</title><svg onload=alert(1)>',
  '\u2028alert(1)\u2029',
  '</script><script type="application/json" id="page-state">{"release":{"shell":"//evil.example/a.js"}}</script>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
];
const places: readonly [
  string,
  (text: string, browser: Caller) => { path: string; headers?: Record<string, string> },
][] = [
  ['keyword', (text) => ({ path: `/goods/list?search_keyword=${encodeURIComponent(text)}` })],
  [
    'filter',
    (text) => ({
      path: `/goods/list?f_colors[]=${encodeURIComponent(text)}&sort=${encodeURIComponent(text)}`,
    }),
  ],
  ['family site', (text) => ({ path: `/?family_site=${encodeURIComponent(text)}` })],
  ['path', (text) => ({ path: `/goods/view/${encodeURIComponent(text)}` })],
  ['flag', (text) => ({ path: `/goods/list/${encodeURIComponent(text)}` })],
  ['unknown page', (text) => ({ path: `/${encodeURIComponent(text)}` })],
  ['return address', (text) => ({ path: `/member/login?redirect_url=${encodeURIComponent(text)}` })],
  [
    'payment return',
    (text) => ({
      path: `/order/payment?order_id=${encodeURIComponent(text)}&code=${encodeURIComponent(text)}&message=${encodeURIComponent(text)}`,
    }),
  ],
  ['unknown parameter', (text) => ({ path: `/?${encodeURIComponent(text)}=${encodeURIComponent(text)}` })],
  ['user agent', (text) => ({ path: '/', headers: { 'user-agent': text.replace(/[^\x20-\x7e]/g, '') } })],
  ['language', (text) => ({ path: '/', headers: { 'accept-language': text.replace(/[^\x20-\x7e]/g, '') } })],
  [
    'release cookie',
    (text, browser) => {
      browser.cookies.set('mall-release', encodeURIComponent(text));
      for (const name of ['login_member', 'login_member-0123456789abc', 'login_ended'])
        browser.cookies.set(name, encodeURIComponent(text));
      return { path: '/' };
    },
  ],
];
const hosts: readonly Record<string, string>[] = [
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example' },
  { forwarded: 'host=evil.example' },
  { 'x-forwarded-proto': 'javascript' },
  { 'x-original-url': '/evil.example' },
];

export const pageState: Attack = {
  name: 'browser/page-state',
  about:
    'a page has one state, whatever stands in its address, headers and cookies, and its scripts are files of ours',
  isQuick: true,
  run: async ({ visitor }) => {
    const tally = new Tally();
    const judge = (request: string, text: string, fixture: string) => {
      const states = [...text.matchAll(/id="page-state"[^>]*>(.*?)<\/script>/gs)];
      tally.hold(
        states.length === 1 && typeof parseJson(states[0]?.[1] ?? '') === 'object',
        `${request}: expected one #page-state of JSON, got ${states.length}`,
      );
      tally.hold(
        !/[<>]/.test(fixture) || !text.includes(fixture),
        `${request}: the document holds it as it was sent`,
      );
      const sources = [
        ...text.matchAll(
          /<script[^>]+src="([^"]*)"|<link[^>]+rel="(?:preload|modulepreload|stylesheet)"[^>]+href="([^"]*)"/g,
        ),
      ].map(([, src, href]) => src ?? href ?? '');
      for (const source of sources)
        tally.hold(source.startsWith('/_assets/'), `${request}: expected files of ours, got ${source}`);
      tally.hold(
        !/(href|src|action)="\s*(javascript|data:text|vbscript)/i.test(text),
        `${request}: a link with a scheme that runs`,
      );
    };
    for (const [place, make] of places)
      for (const fixture of fixtures) {
        const browser = visitor();
        const { path, headers = {} } = make(fixture, browser);
        const answer = await browser.get(path, headers);
        const request = `${place} ${JSON.stringify(fixture)}`;
        if (answer.headers['content-type']?.includes('html') && answer.text.includes('<main'))
          judge(request, answer.text, fixture);
        else
          tally.hold(
            answer.status >= 300 && answer.status < 500,
            `${request}: expected a page or a refusal, got ${answer.status}`,
          );
      }
    for (const headers of hosts) {
      const { text, headers: answered } = await visitor().get(
        `/goods/list?page=${Math.floor(Math.random() * 9) + 2}`,
        headers,
      );
      tally.hold(
        !text.includes('evil.example') && !String(answered.location).includes('evil.example'),
        `${JSON.stringify(headers)}: the answer names evil.example`,
      );
    }
    return tally.result;
  },
};
