import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { createPartners } from '../app.ts';
import { readConfig } from '../config.ts';

const config = readConfig({ LOG_LEVEL: 'silent' });
const address = 'http://127.0.0.1:3030/live/live.js';
let app: FastifyInstance;
beforeEach(() => {
  app = createPartners(config);
});
afterEach(() => app.close());

type Listener = (event: { origin: string; source: unknown; data: unknown }) => void;

/** A page of the shop that queued commands before the vendor's script came, as its loader does. */
async function pageWith(commands: readonly unknown[][]) {
  const script = await app.inject({ url: '/live/live.js' });
  const place = { children: [] as { src: string; contentWindow: object }[] };
  const listeners: Listener[] = [];
  const window: Record<string, unknown> = {
    ShoplivePlayer: 'mplayer',
    mplayer: { q: commands },
    addEventListener: (_name: string, listener: Listener) => listeners.push(listener),
  };
  const document = {
    currentScript: { src: address },
    getElementById: (id: string) =>
      id === 'player' ? { replaceChildren: (child: never) => (place.children = [child]) } : null,
    createElement: () => ({ style: {}, contentWindow: {} }),
  };
  runInNewContext(script.body, { window, document, URL });
  return {
    script,
    frame: () => place.children[0],
    say: (origin: string, source: unknown, data: unknown) => {
      for (const listener of listeners) listener({ origin, source, data });
    },
  };
}

describe("the live vendor's script (spec 7.6)", () => {
  it('does what was asked before it came: the player of the campaign, for a shopper who is logged in', async () => {
    const member = { userId: '1001', userName: '김서연' };
    const page = await pageWith([
      ['init', config.LIVE_ACCESS_KEY, 'winter-coats', member, {}],
      ['run', 'player'],
    ]);
    expect(page.script.headers['content-type']).toContain('text/javascript');
    const url = new URL(page.frame()?.src ?? '');
    expect([url.origin, url.pathname]).toEqual(['http://127.0.0.1:3030', '/live/v1/player.html']);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ak: config.LIVE_ACCESS_KEY,
      ck: 'winter-coats',
      tk: JSON.stringify(member),
    });
    const player = await app.inject({ url: `${url.pathname}${url.search}` });
    expect(player.body).toContain('김서연');
    expect(player.headers['content-security-policy']).toContain(`frame-ancestors ${config.PUBLIC_ORIGIN}`);
  });

  it('hands on what the player says, and nothing that another page says', async () => {
    const calls: unknown[] = [];
    const messageCallback = { LOGIN_REQUIRED: (campaign: unknown) => calls.push(campaign) };
    const page = await pageWith([
      ['init', config.LIVE_ACCESS_KEY, '', '', { messageCallback }],
      ['run', 'player'],
    ]);
    const data = { action: 'LOGIN_REQUIRED', payload: 'winter-coats' };
    const player = page.frame()?.contentWindow;
    page.say('https://elsewhere.example', player, data);
    page.say('http://127.0.0.1:3030', {}, data);
    page.say('http://127.0.0.1:3030', player, { action: 'constructor', payload: 1 });
    expect(calls).toEqual([]);
    page.say('http://127.0.0.1:3030', player, data);
    expect(calls).toEqual(['winter-coats']);
  });
});

it.each([
  ['another access key', { ak: 'foreign', ck: '' }],
  ['a member who is none', { ak: config.LIVE_ACCESS_KEY, ck: '', tk: '{"userId":' }],
  ['a member without a name', { ak: config.LIVE_ACCESS_KEY, ck: '', tk: '{"userId":"1"}' }],
])('%s gets no player', async (_case, query) => {
  const reply = await app.inject({ url: '/live/v1/player.html', query });
  expect(reply.statusCode).toBe(400);
  expect(reply.body).toContain('방송을 재생할 수 없습니다');
});

it('a name is text, whatever is in it', async () => {
  const tk = JSON.stringify({ userId: '1', userName: '<script>alert(1)</script>' });
  const reply = await app.inject({
    url: '/live/v1/player.html',
    query: { ak: config.LIVE_ACCESS_KEY, ck: '"><b>', tk },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('alert(1)');
  expect(reply.body).not.toContain('<script>alert');
  expect(reply.body).not.toContain('"><b>');
});
