import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArtifact } from '@mall/remote-kit/publish/built-artifact';
import { sendBuild } from '@mall/remote-kit/publish/send-build';
import { openPublishing, other, type Publishing } from '../testing/publishing.ts';
import { writeSampleBuild } from '../testing/sample-build.ts';

let opened: Publishing;
let root: Publishing['root'];
let registry: Publishing['registry'];
let tokens: Publishing['tokens'];
let token: Publishing['token'];
let to: Publishing['to'];
let build: Publishing['build'];
let published: Publishing['published'];
let leftovers: Publishing['leftovers'];
beforeEach(async () => {
  opened = await openPublishing();
  ({ root, registry, tokens, token, to, build, published, leftovers } = opened);
});
afterEach(() => opened.close());

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

  it('learns what it would be refused for before it sends it', async () => {
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

it('200 that publish at once lose nothing, whichever is faster', async () => {
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
  // Every version is stored once and whole; a publisher of other content under it is refused.
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
