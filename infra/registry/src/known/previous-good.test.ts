import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SharedLibrary } from '@mall/contracts/platform/artifact';
import { Registry } from '../registry.ts';
import { writeSampleBuild } from '../testing/sample-build.ts';

let root: string;
let registry: Registry;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'previous-good-'));
  registry = new Registry(path.join(root, 'data'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const zod: SharedLibrary = { range: '^4.0.0', copy: null, isSingleton: true };

/** Publishes a shell with these names of a library, or a remote that uses them. */
function publish(name: string, version: string, names: string[]): void {
  const library = name === 'shell' ? { copy: '4.0.0', provided: names } : { used: names };
  const shared = { 'zod/mini': { ...zod, ...library } };
  registry.artifacts.publish(writeSampleBuild(root, { name, version, shared }));
}

/** Releases these versions; the version of the shell to fall back to. */
function release(versions: Record<string, string>): string | null {
  const composed = registry.compose({ versions, base: 'stable' });
  registry.promote(composed.id, 'stable', { by: 'the platform', why: '' });
  return composed.shell.fallback?.version ?? null;
}

it('a shell falls back to the one before, and keeps that while its version stays', () => {
  publish('shell', '1.0.0', ['object']);
  publish('shell', '1.1.0', ['object']);
  publish('mf-live', '1.0.0', ['object']);
  publish('mf-live', '1.0.1', ['object']);
  expect(release({ shell: '1.0.0', 'mf-live': '1.0.0' })).toBeNull();
  expect(release({ shell: '1.1.0' })).toBe('1.0.0');
  expect(release({ 'mf-live': '1.0.1' })).toBe('1.0.0');
});

it('a shell has nothing to fall back to where the remotes would not work with the one before', () => {
  publish('shell', '1.0.0', ['object']);
  publish('shell', '1.1.0', ['object', 'readonly']);
  publish('mf-live', '1.0.0', ['object']);
  publish('mf-live', '1.0.1', ['object', 'readonly']);
  release({ shell: '1.0.0', 'mf-live': '1.0.0' });
  expect(release({ shell: '1.1.0', 'mf-live': '1.0.1' })).toBeNull();
});
