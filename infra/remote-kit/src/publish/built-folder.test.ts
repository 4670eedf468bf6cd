import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtFolderOf } from './built-folder.ts';

let root: string;
let remote: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'built-'));
  remote = path.join(root, 'mf-live');
  mkdirSync(path.join(remote, 'dist/artifact'), { recursive: true });
  writeFileSync(path.join(remote, 'package.json'), '{"version":"1.0.1"}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const build = (version: string) =>
  writeFileSync(path.join(remote, 'dist/artifact/artifact.json'), JSON.stringify({ version }));

describe('what is published of a folder', () => {
  it('is the build of a package, or the artifact itself', () => {
    build('1.0.1');
    const built = path.join(remote, 'dist/artifact');
    expect(builtFolderOf(remote)).toBe(built);
    expect(builtFolderOf(built)).toBe(built);
  });

  it('is nothing before the package was built', () => {
    expect(() => builtFolderOf(remote)).toThrow(
      /mf-live was not built\n {2}- build it first: npm run build, in \S+mf-live/,
    );
  });

  it('is nothing when the version was raised after the build', () => {
    build('1.0.0');
    expect(() => builtFolderOf(remote)).toThrow(
      /is at 1\.0\.1, but its build is 1\.0\.0[\s\S]*npm run build, in \S+mf-live/,
    );
  });

  it('is nothing of a folder that is no package or not there', () => {
    expect(() => builtFolderOf(root)).toThrow(/neither a package nor an artifact/);
    expect(() => builtFolderOf(path.join(root, 'mf-nobody'))).toThrow(/there is no folder/);
  });
});
