import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { dataFolder, publishChanged, registry, registryWith, root } from '../support/registry.ts';
import { test } from '../support/test.ts';

const run = promisify(execFile);

/** The registry's command line as `npm run registry` starts it, with a browser; what it said and how it ended. */
async function lookingRegistry(origin: string, ...args: string[]): Promise<{ code: number; text: string }> {
  try {
    const { stdout } = await run(
      process.execPath,
      ['--import', 'tsx', 'scripts/release/registry.ts', ...args],
      {
        cwd: root,
        env: { ...process.env, DATA_DIR: dataFolder, PUBLIC_ORIGIN: origin },
      },
    );
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: `${stdout}\n${stderr}` };
  }
}

/** The service that looks for a registry without a browser; it reaches the shop by another address than its name says. */
async function withSmokeService<Result>(
  origin: string,
  use: (service: string) => Promise<Result>,
): Promise<Result> {
  const service = fork('infra/smoke/src/server.ts', {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    silent: true,
    env: {
      ...process.env,
      PUBLIC_ORIGIN: 'http://mall.test',
      SMOKE_SHOP_AT: new URL(origin).host,
      SMOKE_PORT: '0',
    },
  });
  try {
    const [ready] = await once(service, 'message');
    const { port } = z.parse(z.object({ port: z.int() }), ready);
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    service.kill();
  }
}

const releaseIn = (text: string) => /r\d{4,}-[0-9a-f]{8}/.exec(text)?.[0] ?? '';

test('a look without a shop says what to do', async () => {
  const served = releaseIn(await registry('status'));
  const { code, text } = await lookingRegistry('http://127.0.0.1:9', 'smoke', served);
  expect(code).toBe(1);
  expect(text).toContain('no shop answers at http://127.0.0.1:9');
  expect(text).toContain('npm start');
});

/** Something that answers in the shop's place: by path, 200 and nothing of the shop's for all others. */
async function withSomethingElse<Result>(
  answers: Record<string, { status?: number; body: string; isEndless?: boolean }>,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(({ url = '/' }, response) => {
    const { status = 200, body, isEndless } = answers[url] ?? { body: 'It works!' };
    const headers = { 'content-type': 'application/xml', 'content-security-policy': "default-src 'none'" };
    response.writeHead(status, headers).write(body);
    if (!isEndless) response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.parse(z.object({ port: z.int() }), server.address());
  try {
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

// Every page of a release was found to work in a shop whose API was down.
test('a look at a shop without its data says so, and passes nothing', async () => {
  const served = releaseIn(await registry('status'));
  await withSomethingElse({ '/api/smoke': { status: 503, body: '' } }, async (origin) => {
    const { code, text } = await lookingRegistry(origin, 'smoke', served);
    expect(code).toBe(1);
    expect(text).toContain(`the shop at ${origin} has no data: its API answers 503`);
  });
});

test('an answer without an end is none, and keeps no look waiting', async () => {
  const served = releaseIn(await registry('status'));
  await withSomethingElse({ '/api/smoke': { status: 404, body: '{', isEndless: true } }, async (origin) => {
    const { code, text } = await lookingRegistry(origin, 'smoke', served);
    expect(code).toBe(1);
    expect(text).toContain('has no data: its API answers nothing');
  });
});

test('pages that only the site map knows are looked at, and nothing passes where the data has gone by the end', async () => {
  const served = releaseIn(await registry('status'));
  const files = (origin: string, ...paths: string[]) =>
    `<x>${paths.map((path) => `<loc>${origin}${path}</loc>`).join('')}</x>`;
  const replies = [404, 503];
  const answers: Parameters<typeof withSomethingElse>[0] = {
    get '/api/smoke'() {
      return { status: replies.shift() ?? 500, body: '' };
    },
  };
  await withSomethingElse(answers, async (origin) => {
    answers['/sitemap.xml'] = { body: files(origin, '/sitemaps/products-1.xml') };
    answers['/sitemaps/products-1.xml'] = { body: files(origin, '/goods/view/7') };
    const { code, text } = await lookingRegistry(origin, 'smoke', served);
    expect(code).toBe(1);
    expect(text).toContain(
      'mf-product /goods/view/7: the server answers with a page that is none of the shop',
    );
    expect(text).toContain('has no data: its API answers 503');
    expect(replies).toEqual([]);
  });
});

const pageThatBreaks = '/cs/faq';
const pngSignature = '89504e470d0a1a0a';

type Change = (code: string, file: string) => string;

/** Makes a release of the shell and mf-content alone, with a changed version of one of them; its id and the version. */
async function composeChanged(name: string, change: Change): Promise<{ id: string; version: string }> {
  const [stable = ''] = (await registry('status')).split('\n');
  const parts = [...stable.matchAll(/\b(shell|mf-[a-z0-9-]+)@([\w.-]+)/g)].map(
    ([, part = '', version = '']) => ({ part, version }),
  );
  const present = parts.find(({ part }) => part === name);
  if (!present) throw new Error(`stable has no ${name}: ${stable}`);
  const version = `9.0.${Date.now()}`;
  await publishChanged(name, present.version, version, change);
  const others = parts.filter(({ part }) => !['shell', 'mf-content'].includes(part));
  const composed = await registry(
    'compose',
    ...['--with', `${name}@${version}`],
    ...others.flatMap(({ part }) => ['--without', part]),
  );
  return { id: releaseIn(composed), version };
}

/** Colours a slot for as long as no version of its remote stands. */
const colourWhileBroken =
  'const s=new CSSStyleSheet();s.replaceSync("[data-waiting],[data-waiting] *{background:rgb(255,0,0)!important}");document.adoptedStyleSheets=[s];';

/** What pages become, by the chunk that they come in; `page` is the name of what was there. */
const brokenPages: Record<string, (page: string) => string> = {
  '"route-faq"': () => `function(){${colourWhileBroken}throw new Error("broken on purpose")}`,
  // The browser can show no picture of a page that stands still in the middle of a frame: the look waited without end.
  '"route-notices"': (page) =>
    `function(props){requestAnimationFrame(()=>{throw new Error("broken in a frame")});return ${page}(props)}`,
};

/** Has a release of mf-content of which two pages throw in browsers; its id. */
const composeBroken = async () =>
  (
    await composeChanged('mf-content', (code) => {
      const [, breaking] = Object.entries(brokenPages).find(([chunk]) => code.includes(chunk)) ?? [];
      return breaking
        ? code.replace(/Page:\(\)=>([\w$]+)/, (_all, page: string) => `Page:()=>${breaking(page)}`)
        : code;
    })
  ).id;

/** Share of a picture that is red. */
const redIn = (page: Page, picture: Buffer): Promise<number> =>
  page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data: bytes = [] } = context?.getImageData(0, 0, width, height) ?? {};
    let red = 0;
    for (let at = 0; at < bytes.length; at += 4)
      if (bytes[at] === 255 && bytes[at + 1] === 0 && bytes[at + 2] === 0) red += 1;
    return red / (width * height);
  }, picture.toString('base64'));

// A look ended when the slot answered, before the lazy code of its page threw; its picture then showed the version
// before. Other tests replace the browser. The registry of an image has no browser of its own: it asks the service.
test('a release with a page that throws is refused with a picture of that moment, and stable stays', async ({
  baseURL,
  page,
}) => {
  const served = releaseIn(await registry('status'));
  const broken = await composeBroken();
  const text = await withSmokeService(baseURL ?? '', (service) =>
    registryWith({ SMOKE_ORIGIN: service }, 'promote', broken).catch(({ stderr }) => String(stderr)),
  );
  const pages = Number(/does not work: 2 of (\d+) pages failed/.exec(text)?.[1]);
  expect(pages).toBeGreaterThan(10);
  expect(text).toContain(
    `mf-content ${pageThatBreaks}: it reports [mf-content: slot] Error: broken on purpose`,
  );
  // As the browser tells it or, on a busy machine, as the page's own report does.
  expect(text).toMatch(/mf-content \/board\/notice: .*broken in a frame.*\(picture: /);
  const [, picture = ''] = /broken on purpose.*\(picture: (.+?)\)/.exec(text) ?? [];
  expect(readFileSync(picture).subarray(0, 8).toString('hex')).toBe(pngSignature);
  expect(await redIn(page, readFileSync(picture))).toBeGreaterThan(0.1);
  expect(releaseIn(await registry('status'))).toBe(served);
  expect(await registry('moves')).not.toContain(broken);
});

// Once three renders had thrown, the edge showed the version before: the other pages, and these when they were looked at
// again, were found to work.
test('a release whose server renders throw is refused, though the edge falls back to the version before', async ({
  baseURL,
}) => {
  const served = releaseIn(await registry('status'));
  const thrower = `;module.exports = { ...module.exports, remote: { ...module.exports.remote, renderPage: async () => { throw new Error("broken on the server"); } } };`;
  const { id, version } = await composeChanged('mf-content', (code, file) =>
    file === 'server.cjs' ? `${code}\n${thrower}` : code,
  );
  const { code, text } = await lookingRegistry(baseURL ?? '', 'promote', id);
  expect(code).toBe(1);
  const [, failed, pages] = /does not work: (\d+) of (\d+) pages failed/.exec(text) ?? [];
  expect(failed).toBe(pages);
  expect(text).toContain(`because renders of mf-content@${version} failed`);
  expect(releaseIn(await registry('status'))).toBe(served);
});

// The browser loaded its first pages anew with the shell before and had all others with it: 2 failed of 62, and these
// worked when they were looked at again.
test('a release whose shell does not start is refused, though browsers fall back to the one before', async ({
  baseURL,
}) => {
  const served = releaseIn(await registry('status'));
  const { id, version } = await composeChanged('shell', (code) =>
    code.replaceAll('script[nonce]', 'script[[nonce'),
  );
  const { code, text } = await lookingRegistry(baseURL ?? '', 'promote', id);
  expect(code).toBe(1);
  expect(text).toContain(`because shell@${version} did not start`);
  expect(releaseIn(await registry('status'))).toBe(served);
});
