import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ArtifactStore } from './artifact-store.ts';
import { writeSampleBuild } from './testing/sample-build.ts';

let root: string;
let store: ArtifactStore;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'artifacts-'));
  store = new ArtifactStore(path.join(root, 'store'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const entryOf = (version: string) => path.join(store.folderOf('mf-live', version), 'remoteEntry.js');

describe('publishing an artifact', () => {
  it('stores it whole under its name and version', () => {
    const { isNew } = store.publish(writeSampleBuild(root, { name: 'mf-live' }));
    expect(isNew).toBe(true);
    expect(store.versionsOf('mf-live')).toEqual(['1.0.0']);
    expect(existsSync(entryOf('1.0.0'))).toBe(true);
    expect(readdirSync(path.join(root, 'store/mf-live'))).toEqual(['1.0.0']);
  });

  it('takes the same content again as no change', () => {
    const folder = writeSampleBuild(root, { name: 'mf-live' });
    store.publish(folder);
    expect(store.publish(folder).isNew).toBe(false);
  });

  it('never overwrites a version with other content, and says to raise it', () => {
    store.publish(writeSampleBuild(root, { name: 'mf-live' }));
    const changed = { 'remoteEntry.js': '// changed', 'server/server.cjs': '' };
    const folder = writeSampleBuild(root, { name: 'mf-live', content: changed });
    expect(() => store.publish(folder)).toThrow(
      /published already with other content[\s\S]*raise the version/,
    );
    expect(readFileSync(entryOf('1.0.0'), 'utf8')).not.toBe('// changed');
  });

  it('refuses a file that was changed after the build', () => {
    const folder = writeSampleBuild(root, { name: 'mf-live' });
    writeFileSync(path.join(folder, 'remoteEntry.js'), '// tampered');
    expect(() => store.publish(folder)).toThrow(/remoteEntry\.js does not match its hash; build again/);
    expect(store.versionsOf('mf-live')).toEqual([]);
  });

  it('refuses links and files that it does not list', () => {
    const folder = writeSampleBuild(root, { name: 'mf-live' });
    writeFileSync(path.join(folder, 'notes.txt'), 'not for edges');
    expect(() => store.publish(folder)).toThrow(/notes\.txt is not listed in artifact\.json/);
    rmSync(path.join(folder, 'notes.txt'));
    rmSync(path.join(folder, 'remoteEntry.js'));
    symlinkSync('/etc/passwd', path.join(folder, 'remoteEntry.js'));
    expect(() => store.publish(folder)).toThrow(/remoteEntry\.js is a link or a device/);
    expect(store.versionsOf('mf-live')).toEqual([]);
  });

  it('refuses a build with a file missing', () => {
    const folder = writeSampleBuild(root, { name: 'mf-live' });
    rmSync(path.join(folder, 'server/server.cjs'));
    expect(() => store.publish(folder)).toThrow(/server\/server\.cjs is missing/);
  });

  it.each([
    ['{', /is not an artifact/],
    ['{"schemaVersion":1,"name":"../escape"}', /is not an artifact[\s\S]*kebab-case/],
  ])('refuses %s as artifact.json', (text, reason) => {
    const folder = writeSampleBuild(root, { name: 'mf-live' });
    writeFileSync(path.join(folder, 'artifact.json'), text);
    expect(() => store.publish(folder)).toThrow(reason);
  });

  it('says how to build a package that was not built', () => {
    expect(() => store.publish(root)).toThrow(/npm run build, in /);
  });
});

describe('reading artifacts', () => {
  it('names the published versions when one is missing', () => {
    store.publish(writeSampleBuild(root, { name: 'mf-live', version: '1.2.0' }));
    expect(() => store.get('mf-live', '9.9.9')).toThrow(
      /never published[\s\S]*published versions of mf-live: 1\.2\.0/,
    );
  });

  it('names what a mistyped name or version may have meant', () => {
    store.publish(writeSampleBuild(root, { name: 'mf-live', version: '1.2.0' }));
    expect(() => store.get('mf-lieve', '1.2.0')).toThrow(/nothing of mf-lieve .*did you mean mf-live\?/);
    expect(() => store.get('mf-live', '1.2.1')).toThrow(/of mf-live: 1\.2\.0 \(did you mean 1\.2\.0\?\)/);
    expect(() => store.get('checkout', '1.2.0')).toThrow(
      /nothing of checkout was published; there are mf-live/,
    );
  });

  it('names the twenty newest versions of many', () => {
    for (let patch = 0; patch < 23; patch += 1)
      store.publish(writeSampleBuild(root, { name: 'mf-live', version: `1.0.${patch}` }));
    expect(() => store.get('mf-live', '8.8.8')).toThrow(/: (1\.0\.\d+, ){20}and 3 more$/);
  });

  it.each([
    ['..', '1.0.0'],
    ['mf-live', '../../keys'],
  ])('does not look for %s@%s outside its folder', (name, version) => {
    const outside = path.join(root, 'store', name, version);
    mkdirSync(outside, { recursive: true });
    writeFileSync(path.join(outside, 'artifact.json'), '{}');
    expect(store.has(name, version)).toBe(false);
  });

  it('notices a stored file that was changed on disk', () => {
    store.publish(writeSampleBuild(root, { name: 'mf-live' }));
    expect(store.verify('mf-live', '1.0.0')).toEqual([]);
    writeFileSync(entryOf('1.0.0'), '// tampered');
    expect(store.verify('mf-live', '1.0.0')).toEqual([
      'mf-live@1.0.0: remoteEntry.js does not match its hash; build again',
    ]);
  });
});
