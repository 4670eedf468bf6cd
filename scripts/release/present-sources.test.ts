import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Registry } from '@mall/registry/registry';
import {
  type SampleParts,
  schemaHash,
  writeSampleBuild,
} from '../../infra/registry/src/testing/sample-build.ts';
import { artifactNames } from '../workspace.ts';
import { promotePresent, sourcesIn } from './present-sources.ts';

let root: string;
let registry: Registry;
let said: string[];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'));
  registry = new Registry(path.join(root, 'registry'));
  said = [];
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function writeSources(...names: string[]): void {
  for (const name of names) {
    mkdirSync(path.join(root, name, 'src'), { recursive: true });
    writeFileSync(path.join(root, name, 'package.json'), '{}');
  }
}

describe('sources of a checkout', () => {
  it('are those of every part that has its folder', () => {
    writeSources(...artifactNames);
    expect(sourcesIn(root)).toEqual({ present: artifactNames, missing: [] });
    rmSync(path.join(root, 'mf-live'), { recursive: true });
    rmSync(path.join(root, 'mf-content/src'), { recursive: true });
    expect(sourcesIn(root).missing).toEqual(['mf-content', 'mf-live']);
  });

  it('are none without the shell', () => {
    writeSources(...artifactNames.filter((name) => name !== 'shell'));
    expect(() => sourcesIn(root)).toThrow(/the shell has no sources here: restore its folder/);
  });
});

describe('a shop of which a remote has no sources', () => {
  const publish = (parts: SampleParts) => registry.publish(writeSampleBuild(root, parts));
  const promote = (versions: Record<string, string>, missing: string[] = []) =>
    promotePresent(registry, { versions, missing }, (line) => said.push(line));
  const served = () => {
    const stable = registry.channel('stable');
    const remotes = stable ? registry.releases.get(stable.releaseId).remotes : {};
    return Object.values(remotes).map(({ artifact: { name, version } }) => `${name}@${version}`);
  };
  const player = { name: 'mf-live/mini-player', propsHash: schemaHash('a') };

  beforeEach(() => {
    publish({ name: 'shell', fragmentsUsed: [player] });
    publish({ name: 'mf-product' });
    publish({ name: 'mf-live', fragmentsOffered: [{ ...player, chunks: [] }] });
  });

  it('opens without it, and says so', () => {
    promote({ shell: '1.0.0', 'mf-product': '1.0.0' }, ['mf-live']);
    expect(served()).toEqual(['mf-product@1.0.0']);
    expect(said.join('\n')).toMatch(
      /mf-live has no sources here, and no release has it[\s\S]*git checkout -- mf-live/,
    );
  });

  it('keeps the version that was released before, and has the next one once it is back', () => {
    promote({ shell: '1.0.0', 'mf-product': '1.0.0', 'mf-live': '1.0.0' });
    publish({ name: 'mf-product', version: '1.0.1' });
    promote({ shell: '1.0.0', 'mf-product': '1.0.1' }, ['mf-live']);
    expect(served().sort()).toEqual(['mf-live@1.0.0', 'mf-product@1.0.1']);
    expect(said.join('\n')).toMatch(/the shop keeps 1\.0\.0/);
    promote({ shell: '1.0.0', 'mf-product': '1.0.1', 'mf-live': '1.0.0' });
    expect(served()).toContain('mf-live@1.0.0');
  });

  it('leaves out the released version where that does not fit any more, and says why', () => {
    promote({ shell: '1.0.0', 'mf-product': '1.0.0', 'mf-live': '1.0.0' });
    publish({ name: 'shell', version: '1.0.1', fragmentsUsed: [{ ...player, propsHash: schemaHash('b') }] });
    promote({ shell: '1.0.1', 'mf-product': '1.0.0' }, ['mf-live']);
    expect(served()).toEqual(['mf-product@1.0.0']);
    expect(said.join('\n')).toMatch(
      /mf-live does not fit the present sources and is left out;[\s\S]*mini-player/,
    );
  });

  it('is refused for what has nothing to do with it', () => {
    expect(() => promote({ 'mf-product': '1.0.0' }, ['mf-live'])).toThrow(/needs a shell/);
  });
});
