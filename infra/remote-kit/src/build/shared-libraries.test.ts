import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installedVersion, remoteShared, singletons } from './shared-libraries.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A folder outside of this repository with these packages installed, version by name. */
function folderWith(packages: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'remote-'));
  folders.push(folder);
  for (const [name, version] of Object.entries(packages)) {
    const target = path.join(folder, 'node_modules', name);
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, 'package.json'), JSON.stringify({ name, version }));
  }
  return folder;
}

describe('a remote outside of this repository', () => {
  it('asks the page for what it has installed, or else for what the kit has', () => {
    const folder = folderWith({ react: '19.99.1' });
    expect(installedVersion('react/jsx-runtime', folder)).toBe('19.99.1');
    expect(remoteShared(folder)).toMatchObject({
      react: { requiredVersion: '^19.99.1' },
      'single-spa-react': { requiredVersion: `^${installedVersion('single-spa-react')}` },
    });
  });

  it('brings the libraries that it has installed, and no others', () => {
    expect(Object.keys(remoteShared(folderWith({})))).toEqual([...singletons]);
    expect(remoteShared(folderWith({ valtio: '2.0.1' }))).toMatchObject({
      valtio: { requiredVersion: '^2.0.1' },
    });
  });
});
