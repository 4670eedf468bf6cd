import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { sendBuild } from '@mall/remote-kit/publish/send-build';
import { maximumBuildBytes, maximumDocumentBytes } from '@mall/remote-kit/publish/upload-format';
import { bytesOf, contentsOf, openPublishing, type Publishing } from '../testing/publishing.ts';

let opened: Publishing;
let root: Publishing['root'];
let token: Publishing['token'];
let to: Publishing['to'];
let build: Publishing['build'];
let published: Publishing['published'];
let leftovers: Publishing['leftovers'];
let put: Publishing['put'];
let openUpload: Publishing['openUpload'];
beforeEach(async () => {
  opened = await openPublishing();
  ({ root, token, to, build, published, leftovers, put, openUpload } = opened);
});
afterEach(() => opened.close());

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
