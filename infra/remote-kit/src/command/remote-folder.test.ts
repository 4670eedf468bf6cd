import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRemoteFolder } from './remote-folder.ts';

let folder: string;
const describePackage = (manifest: unknown) =>
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'remote-folder-'));
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'src/remote.ts'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the remote of a folder', () => {
  it('is named by its package, without the scope', () => {
    describePackage({ name: '@squad/mf-lookbook', version: '1.2.3' });
    expect(readRemoteFolder(folder)).toEqual({ folder, name: 'mf-lookbook', version: '1.2.3' });
  });

  it.each([
    ['no package', null, /there is no package\.json .*run this in the folder of a remote/],
    ['no version', { name: 'mf-lookbook' }, /needs a name and a version/],
    ['another name', { name: 'lookbook', version: '1.0.0' }, /says "lookbook", but a name is .*mf-/],
    ['another version', { name: 'mf-lookbook', version: '1' }, /says "1", but a version is major/],
  ])('is refused with %s', (_what, manifest, words) => {
    if (manifest) describePackage(manifest);
    expect(() => readRemoteFolder(folder)).toThrow(words);
  });

  it('is refused without its boundary', () => {
    describePackage({ name: 'mf-lookbook', version: '1.0.0' });
    rmSync(path.join(folder, 'src/remote.ts'));
    expect(() => readRemoteFolder(folder)).toThrow(/there is no src\/remote\.ts/);
  });
});
