import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { serviceNames } from '../release/build-services.ts';
import { squadPackages } from '../release/packages/squad-packages.ts';
import { artifactNames, root } from '../workspace.ts';

const manifestSchema = z.object({
  workspaces: z.optional(z.array(z.string())),
  scripts: z._default(z.record(z.string(), z.string()), {}),
});
const manifestOf = (folder: string) =>
  z.parse(manifestSchema, JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')));

const packages = manifestOf('.').workspaces ?? [];
const built = [...artifactNames, ...serviceNames.map((name) => `infra/${name}`), ...squadPackages];

/** What a package's build does: the root's for one with an output, and a check of types for one that runs as it is. */
function buildOf(folder: string): string {
  if (!built.includes(folder)) return 'npm run typecheck';
  const bootstrap = path.posix.relative(folder, 'scripts/bootstrap.mjs');
  return `node ${bootstrap} scripts/release/build.ts ${path.basename(folder)}`;
}

describe('every package works alone in its folder', () => {
  it.each(packages)('%s', (folder) => {
    const { scripts } = manifestOf(folder);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['lint', 'test', 'typecheck']));
    expect(scripts.build).toBe(buildOf(folder));
    for (const file of ['tsconfig.json', 'CHANGELOG.md'])
      expect([file, existsSync(path.join(root, folder, file))]).toEqual([file, true]);
  });

  it('has all that are built among the packages', () => {
    expect(packages).toEqual(expect.arrayContaining(built));
  });
});
