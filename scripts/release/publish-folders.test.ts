import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Registry } from '@mall/registry/registry';
import { writeSampleBuild } from '../../infra/registry/src/testing/sample-build.ts';
import { promoteVersions } from './promote-versions.ts';
import { publishFolders } from './publish-folders.ts';

let root: string;
let registry: Registry;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'publish-'));
  registry = new Registry(path.join(root, 'registry'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The artifacts of an image, each in a folder of its name. */
function imageOf(versions: Record<string, string>): string {
  const image = path.join(root, `image-${Object.values(versions).join('-')}`);
  for (const [name, version] of Object.entries(versions))
    cpSync(writeSampleBuild(root, { name, version }), path.join(image, name), { recursive: true });
  return image;
}
const silent = () => undefined;
const served = () => {
  const stable = registry.channel('stable');
  return stable && registry.releases.get(stable.releaseId).remotes['mf-live']?.artifact.version;
};

describe('artifacts of an image', () => {
  it('are stored once and served when they are promoted', () => {
    const said: string[] = [];
    const image = imageOf({ shell: '1.0.0-a', 'mf-live': '1.0.0-a' });
    for (let times = 0; times < 2; times += 1) {
      const versions = publishFolders(registry, image, (line) => said.push(line));
      expect(versions).toEqual({ shell: '1.0.0-a', 'mf-live': '1.0.0-a' });
      promoteVersions(registry, versions, silent);
    }
    expect(said.filter((line) => line.endsWith(' published'))).toHaveLength(2);
    expect(said.filter((line) => line.endsWith('already'))).toHaveLength(2);
    expect(registry.releases.ids()).toHaveLength(1);
    expect(served()).toBe('1.0.0-a');
  });

  it('leave alone what is served until they are promoted', () => {
    promoteVersions(
      registry,
      publishFolders(registry, imageOf({ shell: '1.0.0-a', 'mf-live': '1.0.0-a' }), silent),
      silent,
    );
    const next = publishFolders(registry, imageOf({ shell: '1.0.0-a', 'mf-live': '1.0.0-b' }), silent);
    expect(served()).toBe('1.0.0-a');
    promoteVersions(registry, next, silent);
    expect(served()).toBe('1.0.0-b');
  });
});
