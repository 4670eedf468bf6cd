import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { RenderPool } from '../render/render-pool.ts';
import { cookieName } from '../session/cookies.ts';
import { startFakeApi } from '../testing/fake-api.ts';
import { buildSampleShop, type SampleBundles } from '../testing/sample-shop/build-sample-shop.ts';
import { openSamplePool, openSampleShop, type SampleShop } from '../testing/sample-shop/open-sample-shop.ts';
import { sampleAnswers } from '../testing/sample-shop/sample-answers.ts';
import { mountTinyDisk } from '../testing/tiny-disk.ts';

/**
 * Files that an edge loses or cannot write. A file that was gone or cut short was 404 or broken until the edge's disk was
 * emptied by hand: tests deleted all of an artifact, which was noticed, and never a part of it.
 */

let bundles: SampleBundles;
let api: Awaited<ReturnType<typeof startFakeApi>>;
let pool: RenderPool;
let shop: SampleShop;

const realNow = performance.now.bind(performance);
const entry = '/_assets/mf-sample/1.0.2/remoteEntry.js';

beforeAll(async () => {
  bundles = await buildSampleShop();
  api = await startFakeApi(sampleAnswers());
  pool = openSamplePool(bundles);
});
afterAll(async () => {
  await pool.close();
  await api.close();
  rmSync(bundles.folder, { recursive: true });
});
afterEach(() => jest.restoreAllMocks());

const open = async (dataFolder?: string) => {
  shop = await openSampleShop(bundles, {
    apiOrigin: api.origin,
    pool,
    versions: ['1.0.0', '1.0.1', '1.0.2'],
    ...(dataFolder ? { dataFolder } : {}),
  });
};
const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const fileOf = (file: string) =>
  path.join(shop.artifacts.folderOf({ name: 'mf-sample', version: '1.0.2' }), file);

describe('a file on the edge', () => {
  beforeEach(() => open());
  afterEach(() => shop.close());

  it.each([
    ['lost', (file: string) => rmSync(file)],
    ['cut short', (file: string) => writeFileSync(file, '//')],
    ['damaged', (file: string) => writeFileSync(file, '// mf_sample')],
  ])('that is %s comes from the registry again', async (_how, harm) => {
    expect((await get(entry)).body).toBe('// mf-sample');
    harm(fileOf('remoteEntry.js'));
    expect(await get(entry)).toMatchObject({ statusCode: 200, body: '// mf-sample' });
    expect(readFileSync(fileOf('remoteEntry.js'), 'utf8')).toBe('// mf-sample');
    expect(shop.lines.map((line): unknown => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        msg: 'lost file of a release fetched again',
        remote: 'mf-sample',
        version: '1.0.2',
        file: 'remoteEntry.js',
      }),
    );
  });

  it('is compressed before anybody asks for it, and again when that form is damaged', async () => {
    const compressed = fileOf('remoteEntry.js.brotli');
    expect(brotliDecompressSync(readFileSync(compressed)).toString()).toBe('// mf-sample');
    writeFileSync(compressed, 'nonsense');
    const headers = { 'accept-encoding': 'br' };
    expect(await get(entry, headers)).toMatchObject({ statusCode: 200, body: '// mf-sample' });
    let reply = await get(entry, headers);
    while (reply.headers['content-encoding'] !== 'br') reply = await get(entry, headers);
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe('// mf-sample');
  });

  it('that threads read is looked at from time to time', async () => {
    rmSync(fileOf('server/server.cjs'));
    const later = realNow() + 31_000;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    await shop.releases.refresh();
    expect(statSync(fileOf('server/server.cjs')).size).toBeGreaterThan(1000);
  });

  it('of a release that an open tab is still on and this edge never had is fetched for that tab', async () => {
    const old = '/_assets/mf-sample/1.0.0/remoteEntry.js';
    expect((await get(old)).statusCode).toBe(404);
    const cookie = `${cookieName('mall-release', 'http://localhost:3000')}=${shop.releaseIds[0]}`;
    expect(await get(old, { cookie })).toMatchObject({ statusCode: 200, body: '// mf-sample' });
    const other = `${cookieName('mall-release', 'http://localhost:3000')}=r0009-00000000`;
    expect((await get('/_assets/mf-sample/0.9.0/remoteEntry.js', { cookie: other })).statusCode).toBe(404);
  });
});

const disk = mountTinyDisk(8 * 1024);
afterAll(() => disk?.unmount());

/** Where this account may not mount, `npm test` says how many did not run. */
(disk ? describe : describe.skip)('needs mount: a full disk', () => {
  const files = (folder: string) => readdirSync(folder, { recursive: true }).map(String);

  it('leaves what was there whole, and all comes by itself when there is room', async () => {
    const folder = disk?.folder ?? '';
    await open(folder);
    const before = shop.releases.current()?.id;
    const untouched = files(folder);
    const ballast = path.join(folder, 'ballast');
    try {
      for (let block = 0; ; block += 1) writeFileSync(`${ballast}${block}`, Buffer.alloc(4096));
    } catch {
      // Full.
    }
    shop.release('1.0.3');
    await shop.releases.refresh();
    expect(shop.releases.current()?.id).toBe(before);
    expect(shop.lines.filter((line) => line.includes('ENOSPC'))).not.toEqual([]);
    const failure = { where: 'mf-live', message: 'gone', releaseId: 'r1', page: '/' };
    const headers = { origin: 'http://localhost:3000' };
    const report = { method: 'POST', url: '/_reports/failures', payload: failure, headers } as const;
    expect((await shop.app.inject(report)).statusCode).toBe(503);
    expect(shop.lines.filter((line) => line.includes('failure in a browser'))).toHaveLength(1);
    expect(files(folder).filter((name) => !name.includes('ballast') && !name.includes('reports'))).toEqual(
      expect.arrayContaining(untouched),
    );
    expect(files(folder).filter((name) => name.includes('draft'))).toEqual([]);

    for (const name of files(folder)) if (name.startsWith('ballast')) rmSync(path.join(folder, name));
    await shop.releases.refresh();
    expect(shop.releases.current()?.id).not.toBe(before);
    expect(JSON.parse(readFileSync(path.join(folder, 'edge/last-good.json'), 'utf8')).revision).toBe(4);
    expect((await shop.app.inject(report)).statusCode).toBe(204);
    const lines = readFileSync(path.join(folder, 'edge/reports/failures.jsonl'), 'utf8').trimEnd();
    expect(lines.split('\n').map((line) => JSON.parse(line))).toMatchObject([failure]);
    await shop.close();
  });
});
