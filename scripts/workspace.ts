import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

/** Packages that become artifacts, the shell first. */
export const artifactNames = [
  'shell',
  'mf-catalog',
  'mf-product',
  'mf-cart-order',
  'mf-member',
  'mf-content',
  'mf-live',
] as const;
export type ArtifactName = (typeof artifactNames)[number];

/** What every artifact is built from besides its own folder. */
const sharedSources = ['shared-contracts/src', 'shared-ui/src', 'infra/remote-kit/src', 'package-lock.json'];
const ignored = /(^|\/)(node_modules|dist|testing)(\/|$)|\.test\.tsx?$|\.md$/;

function filesBelow(entry: string): string[] {
  const absolute = path.join(root, entry);
  if (statSync(absolute).isFile()) return [entry];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(root, path.join(file.parentPath, file.name)))
    .filter((file) => !ignored.test(file));
}

/** Short hash of everything that goes into a package's build. */
function sourceHash(folder: string): string {
  const hash = createHash('sha256');
  for (const file of [...sharedSources, folder].flatMap(filesBelow).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * Version of a local build: the package's version with a hash of its sources, so that a changed source never meets
 * an artifact that was stored under its name before.
 */
export function localVersion(name: ArtifactName): string {
  const { version } = JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return `${version}-${sourceHash(name)}`;
}
