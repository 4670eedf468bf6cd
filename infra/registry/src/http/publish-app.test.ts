import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request as requestHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readArtifact } from '@mall/remote-kit/publish/built-artifact';
import { sendBuild } from '@mall/remote-kit/publish/send-build';
import {
  lengthBytes,
  maximumBuildBytes,
  maximumDocumentBytes,
  orderOf,
  uploadType,
} from '@mall/remote-kit/publish/upload-format';
import type { FastifyInstance } from 'fastify';
import { Registry } from '../registry.ts';
import { type SampleParts, writeSampleBuild } from '../testing/sample-build.ts';
import { TokenStore } from '../tokens/token-store.ts';
import { createPublishApp } from './publish-app.ts';

let root: string;
let registry: Registry;
let tokens: TokenStore;
let app: FastifyInstance;
let to: string;
let token: string;

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'publishing-'));
  registry = new Registry(path.join(root, 'data'));
  tokens = new TokenStore(path.join(root, 'data'));
  token = tokens.create({ name: 'live-ci', remotes: ['mf-live'] }).word;
  app = createPublishApp({
    registry,
    tokens,
    incoming: path.join(root, 'data/incoming'),
    limits: { idleMs: 300, totalMs: 1500 },
  });
  to = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

const build = (parts: Partial<SampleParts> = {}) => writeSampleBuild(root, { name: 'mf-live', ...parts });
const other = { 'remoteEntry.js': '// other', 'server/server.cjs': '' };
const published = () => registry.artifacts.versionsOf('mf-live');
const leftovers = () =>
  existsSync(path.join(root, 'data/incoming')) ? readdirSync(path.join(root, 'data/incoming')) : [];

/** An upload's bytes, of a document and contents that need not be those of a build. */
function bytesOf(document: unknown, contents: readonly string[]): Buffer {
  const text = Buffer.from(typeof document === 'string' ? document : JSON.stringify(document));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text, ...contents.map((each) => Buffer.from(each))]);
}

const contentsOf = (folder: string) => {
  const artifact = readArtifact(folder);
  const files = orderOf(artifact.files).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return { artifact, files };
};

async function put(body: Buffer, headers: Record<string, string> = {}, address = '/artifacts/mf-live/1.0.0') {
  const reply = await fetch(`${to}${address}`, {
    method: 'PUT',
    body: new Uint8Array(body),
    headers: { authorization: `Bearer ${token}`, 'content-type': uploadType, ...headers },
  });
  return { status: reply.status, ...((await reply.json()) as { code?: string; message?: string }) };
}

/** Opens an upload by hand; what it writes is up to the test. */
function openUpload(headers: Record<string, string | number>) {
  const { port } = app.server.address() as AddressInfo;
  const request = requestHttp({
    port,
    host: '127.0.0.1',
    method: 'PUT',
    path: '/artifacts/mf-live/1.0.0',
    headers: { authorization: `Bearer ${token}`, 'content-type': uploadType, ...headers },
  });
  request.on('error', () => undefined);
  return request;
}

describe('a squad that publishes over HTTP', () => {
  it('has its build stored as it is, and the same again is no change', async () => {
    const folder = build();
    expect(await sendBuild(folder, { to, token })).toEqual({
      name: 'mf-live',
      version: '1.0.0',
      isNew: true,
    });
    expect(await sendBuild(folder, { to: `${to}/`, token })).toMatchObject({ isNew: false });
    expect(published()).toEqual(['1.0.0']);
    expect(registry.artifacts.verify('mf-live', '1.0.0')).toEqual([]);
    expect(registry.artifacts.get('mf-live', '1.0.0')).toEqual(readArtifact(folder));
    expect(leftovers()).toEqual([]);
  });

  it('never overwrites a version, and is told to raise it', async () => {
    await sendBuild(build(), { to, token });
    await expect(sendBuild(build({ content: other }), { to, token })).rejects.toThrow(
      /answered 409: .*already with other content[\s\S]*raise the version/,
    );
    expect(registry.artifacts.verify('mf-live', '1.0.0')).toEqual([]);
  });

  it('publishes its own remotes and learns nothing of others', async () => {
    registry.publish(writeSampleBuild(root, { name: 'mf-product' }));
    const words = async (name: string) => {
      const folder = writeSampleBuild(root, { name });
      return sendBuild(folder, { to, token }).catch((error: Error) => error.message);
    };
    const [known, unknown] = [await words('mf-product'), await words('mf-nobody')];
    expect(known).toMatch(/answered 403: the token "live-ci" publishes mf-live and nothing else/);
    expect(unknown).toBe(known);
    expect(registry.artifacts.versionsOf('mf-nobody')).toEqual([]);
  });

  it.each([
    ['none', ' '],
    ['an unknown one', `mall_${'0'.repeat(12)}_${'A'.repeat(43)}`],
  ])('needs a token; with %s nothing is read', async (_which, word) => {
    await expect(sendBuild(build(), { to, token: word })).rejects.toThrow(
      /answered 401: send a token that is good/,
    );
    expect(published()).toEqual([]);
  });

  it('is told what it lacks before anything is sent', async () => {
    await expect(sendBuild(build(), { to, token: '' })).rejects.toThrow(/no token[\s\S]*set REGISTRY_TOKEN/);
    await expect(sendBuild(build(), { to: 'localhost:3021', token })).rejects.toThrow(/is no address/);
  });

  it('is told that its token ended, and that a revoked one is not known', async () => {
    const ended = tokens.create(
      { name: 'old', remotes: ['mf-live'], days: 1 },
      Date.parse('2026-01-01'),
    ).word;
    await expect(sendBuild(build(), { to, token: ended })).rejects.toThrow(
      /401: this token ended on 2026-01-02/,
    );
    tokens.revoke('live-ci');
    await expect(sendBuild(build(), { to, token })).rejects.toThrow(/401: send a token/);
  });

  it('is told of what it would be refused for before it sends it', async () => {
    const folder = build();
    rmSync(path.join(folder, 'remoteEntry.js'));
    symlinkSync('/etc/passwd', path.join(folder, 'remoteEntry.js'));
    writeFileSync(path.join(folder, 'notes.txt'), '');
    await expect(sendBuild(folder, { to, token })).rejects.toThrow(
      /is not whole[\s\S]*notes\.txt is not listed|remoteEntry\.js is a link/,
    );
  });

  it('is told when the address is not a registry', async () => {
    await expect(sendBuild(build(), { to: 'http://127.0.0.1:1', token })).rejects.toThrow(
      /cannot be reached/,
    );
    await expect(sendBuild(build(), { to: `${to}/healthz`, token })).rejects.toThrow(/404: publish with PUT/);
  });
});

describe('what a hostile sender sends', () => {
  it.each<[string, () => Buffer, number, RegExp]>([
    [
      'a changed file',
      () => {
        const { artifact, files } = contentsOf(build());
        return bytesOf(
          artifact,
          files.map((text) => text.replace('//', '/*')),
        );
      },
      422,
      /remoteEntry\.js does not match its hash/,
    ],
    [
      'more than it lists',
      () => {
        const { artifact, files } = contentsOf(build());
        return bytesOf(artifact, [...files, 'more']);
      },
      422,
      /more than artifact\.json lists/,
    ],
    ['less than it lists', () => bytesOf(contentsOf(build()).artifact, []), 422, /ended before all files/],
    ['no artifact', () => bytesOf('{', []), 422, /not an artifact/],
    ['nothing', () => Buffer.alloc(0), 422, /ended before/],
    [
      'another build than the address says',
      () => bytesOf(contentsOf(build({ version: '1.0.1' })).artifact, []),
      422,
      /is mf-live@1\.0\.1, the address says mf-live@1\.0\.0/,
    ],
    [
      'a document without end',
      () => Buffer.from([0xff, 0xff, 0xff, 0xff, 1]),
      413,
      /artifact\.json has more than 1 MB/,
    ],
    [
      'a build without end',
      () => {
        const { artifact } = contentsOf(build());
        const [entry] = Object.values(artifact.files);
        const files = { 'huge.js': { ...entry, size: maximumBuildBytes + 1 } };
        return bytesOf({ ...artifact, files }, []);
      },
      413,
      /the build has more than 64 MB/,
    ],
    [
      'files that exclude each other',
      () => {
        const { artifact } = contentsOf(build());
        const [entry] = Object.values(artifact.files);
        return bytesOf({ ...artifact, files: { a: { ...entry, size: 1 }, 'a/b': { ...entry, size: 1 } } }, [
          'x',
          'y',
        ]);
      },
      422,
      /exclude each other/,
    ],
    ...['../escape', '/etc/passwd', './artifact.json', 'artifact.json', 'a//b'].map(
      (name): [string, () => Buffer, number, RegExp] => [
        `a file called ${name}`,
        () => {
          const { artifact } = contentsOf(build());
          const [entry] = Object.values(artifact.files);
          return bytesOf({ ...artifact, files: { [name]: { ...entry, size: 1 } } }, ['x']);
        },
        422,
        /is no name for a file|not an artifact/,
      ],
    ),
  ])('%s is refused, and nothing of it stays', async (_what, body, status, message) => {
    const reply = await put(body());
    expect(reply).toMatchObject({ status, message: expect.stringMatching(message) });
    expect(published()).toEqual([]);
    expect(leftovers()).toEqual([]);
    expect(readdirSync(root).filter((name) => name.includes('escape'))).toEqual([]);
  });

  it('as another type is refused', async () => {
    expect(await put(Buffer.from('{}'), { 'content-type': 'application/json' })).toMatchObject({
      status: 415,
    });
  });

  it('announced as larger than any build is refused before it comes', async () => {
    const request = openUpload({
      'content-length': maximumBuildBytes + maximumDocumentBytes + 5,
      expect: '100-continue',
    });
    let isAsked = false;
    request.on('continue', () => {
      isAsked = true;
    });
    request.flushHeaders();
    const [response] = await once(request, 'response');
    expect([response.statusCode, isAsked]).toEqual([413, false]);
    request.destroy();
  });

  it('slowly is cut: standing still, and drop by drop', async () => {
    const { artifact, files } = contentsOf(build());
    const body = bytesOf(artifact, files);
    const still = openUpload({ 'content-length': body.length });
    still.write(body.subarray(0, 100));
    expect((await once(still, 'response'))[0].statusCode).toBe(408);

    const dripping = openUpload({ 'content-length': body.length });
    let sent = 0;
    const drip = setInterval(() => {
      dripping.write(body.subarray(sent, sent + 1));
      sent += 1;
    }, 50);
    const started = performance.now();
    try {
      expect((await once(dripping, 'response'))[0].statusCode).toBe(408);
    } finally {
      clearInterval(drip);
      dripping.destroy();
    }
    expect(performance.now() - started).toBeGreaterThan(1000);
    expect(leftovers()).toEqual([]);
  });

  it('and left in the middle leaves nothing', async () => {
    const { artifact, files } = contentsOf(build());
    const body = bytesOf(artifact, files);
    const request = openUpload({ 'content-length': body.length });
    request.write(body.subarray(0, body.length - 1));
    await new Promise((resolve) => request.write('', resolve));
    request.destroy();
    await sendBuild(build({ version: '1.0.1' }), { to, token });
    expect(published()).toEqual(['1.0.1']);
  });
});

it('200 that publish at once lose nothing, whoever is faster', async () => {
  const builds = Array.from({ length: 200 }, (_, index) => {
    const version = `1.0.${index % 50}`;
    // Of four with one version the last has other content.
    const isOther = index >= 150;
    return writeSampleBuild(path.join(root, isOther ? 'other' : 'same'), {
      name: 'mf-live',
      version,
      ...(isOther ? { content: other } : {}),
    });
  });
  const results = await Promise.allSettled(builds.map((folder) => sendBuild(folder, { to, token })));
  const said = results.map((result) =>
    result.status === 'rejected'
      ? /answered \d+/.exec(String(result.reason))?.[0]
      : result.value.isNew
        ? 'new'
        : 'known',
  );
  // Every version is stored once and whole; whoever had another content under it is told so.
  expect(published()).toHaveLength(50);
  for (const version of published()) expect(registry.artifacts.verify('mf-live', version)).toEqual([]);
  expect(said.filter((word) => word === 'new')).toHaveLength(50);
  expect(new Set(said)).toEqual(new Set(['new', 'known', 'answered 409']));
  results.forEach((result, index) => {
    const version = `1.0.${index % 50}`;
    const stored = JSON.stringify(registry.artifacts.get('mf-live', version).files);
    const own = JSON.stringify(readArtifact(builds[index] ?? '').files);
    expect(result.status === 'fulfilled').toBe(stored === own);
  });
  expect(registry.audit({ kind: 'publish', limit: 500 })).toHaveLength(50);
  expect(leftovers()).toEqual([]);
}, 30_000);
