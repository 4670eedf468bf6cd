import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type SampleParts, sampleArtifact, sampleRoute } from '@mall/registry/testing/sample-build';
import type { RenderPool } from '../render/render-pool.ts';
import { startFakeApi } from '../testing/fake-api.ts';
import { buildSampleShop, type SampleBundles } from '../testing/sample-shop/build-sample-shop.ts';
import { openSamplePool, openSampleShop, type SampleShop } from '../testing/sample-shop/open-sample-shop.ts';
import { sampleAnswers } from '../testing/sample-shop/sample-answers.ts';

/** Pages with parts from development servers, through all parts of the edge. */

let bundles: SampleBundles;
let pool: RenderPool;
let api: Awaited<ReturnType<typeof startFakeApi>>;
let shop: SampleShop;
let servers: Server[] = [];

beforeAll(async () => {
  bundles = await buildSampleShop();
  pool = openSamplePool(bundles);
  api = await startFakeApi(sampleAnswers());
}, 60_000);
afterAll(async () => {
  await pool.close();
  await api.close();
  rmSync(bundles.folder, { recursive: true });
});
afterEach(async () => {
  await shop.close();
  for (const server of servers) server.close();
  servers = [];
});

const open = async (environment: Record<string, string>) => {
  shop = await openSampleShop(bundles, { apiOrigin: api.origin, pool, environment });
};
const openForDevelopment = () => open({ ALLOW_OVERRIDE: '1' });

/** A development server of a build; null answers as one whose sources do not compile. */
async function serve(build: (SampleParts & { bundle: string }) | null): Promise<string> {
  const content = { 'server/server.cjs': build?.bundle ?? '' };
  const server = createServer((request, reply) => {
    reply.statusCode = build ? 200 : 503;
    reply.end(
      request.url === '/artifact.json' && build
        ? JSON.stringify(sampleArtifact({ ...build, content }))
        : content['server/server.cjs'],
    );
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const version = '2.0.0-dev.abcdef';
const product = sampleRoute('product', '/goods/view/:name');
const remoteBuild = (change: (code: string) => string = (code) => code) => ({
  name: 'mf-sample',
  version,
  routes: [product],
  bundle: change(bundles.remote.replaceAll('SAMPLE_VERSION', version)),
});
const get = (overrides: string, path = '/goods/view/shirt') =>
  shop.app.inject({ url: `${path}?override=${encodeURIComponent(overrides)}` });

describe('a page with a remote from a development server', () => {
  it('is rendered from its Node bundle, in React’s development mode, and loads its files from there', async () => {
    await openForDevelopment();
    const mode = 'require("react").captureOwnerStack ? "development" : "production"';
    const origin = await serve(remoteBuild((code) => code.replaceAll(`"${version}"`, mode)));
    const { body, headers } = await get(`mf-sample@${origin}`);
    expect(body).toContain('data-version="development"');
    expect(body).toContain('면 셔츠');
    expect(body).toContain(`{"version":"${version}","entry":"${origin}/remoteEntry.js"}`);
    expect(body).toContain(JSON.stringify({ part: 'mf-sample', origin, version }));
    expect(headers['content-security-policy']).toContain(`connect-src 'self' ${origin} ws://`);
    expect(headers['set-cookie']).toContainEqual(expect.stringContaining('mall-override='));
  });

  it('is one of the release for everybody else, whatever the cookie of one browser says', async () => {
    await openForDevelopment();
    const origin = await serve(remoteBuild());
    await get(`mf-sample@${origin}`);
    const { body, headers } = await shop.app.inject({ url: '/goods/view/shirt' });
    expect(body).toContain('data-version="1.0.0"');
    expect(JSON.stringify([body, headers])).not.toContain(origin);
  });

  it('is as ever at an edge that takes no overrides, to the letter', async () => {
    await open({});
    const origin = await serve(remoteBuild());
    const byQuery = await get(`mf-sample@${origin}`);
    const byCookie = await shop.app.inject({
      url: '/goods/view/shirt',
      headers: { cookie: `mall-override=${encodeURIComponent(`mf-sample@${origin}`)}` },
    });
    const plain = await shop.app.inject({ url: '/goods/view/shirt' });
    const policyOf = ({ headers }: typeof plain) =>
      String(headers['content-security-policy']).replace(/nonce-[^']+/g, 'nonce');
    for (const reply of [byQuery, byCookie]) {
      expect(reply.body).toContain('data-version="1.0.0"');
      expect(reply.body).not.toContain('page-development');
      expect(policyOf(reply)).toBe(policyOf(plain));
      expect(reply.headers['integrity-policy']).toBe(plain.headers['integrity-policy']);
    }
  });

  it('has the routes of a remote that no release has', async () => {
    await openForDevelopment();
    const build = { ...remoteBuild((code) => code.replaceAll('mf-sample', 'mf-new')), name: 'mf-new' };
    const origin = await serve({ ...build, routes: [{ ...product, path: '/new/:name' }] });
    const bare = await shop.app.inject({ url: '/new/shirt' });
    expect(bare.statusCode).toBe(404);
    const { statusCode, body } = await get(`mf-new@${origin}`, '/new/shirt');
    expect(statusCode).toBe(200);
    expect(body).toContain('id="slot-mf-new"');
    expect(body).toContain('"path":"/new/:name"');
  });

  it('shows a skeleton for what throws on the server, and says what, as often as it is asked for', async () => {
    await openForDevelopment();
    const origin = await serve(
      remoteBuild((code) => code.replaceAll(`"${version}"`, '(() => { throw new Error("a bug"); })()')),
    );
    for (let load = 0; load < 4; load += 1) {
      const { statusCode, body } = await get(`mf-sample@${origin}`);
      expect(statusCode).toBe(200);
      expect(body).toContain('page-skeleton');
      expect(body).toMatch(/"part":"mf-sample","where":"page of mf-sample","message":"a bug"/);
      // Where it was thrown, by the address at which the browser asks for source lines.
      expect(body).toContain(`${origin}/server/server.cjs:`);
    }
  });

  it('leaves to the browser what does not compile', async () => {
    await openForDevelopment();
    const origin = await serve(null);
    const { body } = await get(`mf-sample@${origin}`);
    expect(body).toContain('page-skeleton');
    expect(body).toContain(`{"version":"development","entry":"${origin}/remoteEntry.js"}`);
    expect(body).toContain(JSON.stringify({ part: 'mf-sample', origin, version: null }));
  });

  it('shows the release of a part whose server has gone, and says so', async () => {
    await openForDevelopment();
    const { body } = await get('mf-sample@http://127.0.0.1:9');
    expect(body).toContain('data-version="1.0.0"');
    expect(body).toMatch(/<p role="status"[^>]*>mf-sample: no development server answers/);
  });
});

describe('a page with the shell from a development server', () => {
  it('has its layout and its first script', async () => {
    await openForDevelopment();
    const bundle = bundles.shell.replace('theme: ""', 'theme: "developed"');
    const origin = await serve({ name: 'shell', version, bundle });
    const { body } = await get(`shell@${origin}`);
    expect(body).toMatch(/<style id="site-theme"[^>]*>developed</);
    expect(body).toContain(`[{"href":"${origin}/remoteEntry.js"},{"href":"/_assets/mf-sample/1.0.0/`);
  });

  it('has the layout of the release while its own throws', async () => {
    await openForDevelopment();
    const bundle = bundles.shell.replace('theme: ""', 'theme: (() => { throw new Error("a bug"); })()');
    const origin = await serve({ name: 'shell', version, bundle });
    const { statusCode, body } = await get(`shell@${origin}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('메뉴');
    expect(body).toContain('page of mf-sample: a bug');
  });
});
