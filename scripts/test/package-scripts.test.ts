import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { serviceNames } from '../release/build-services.ts';
import { artifactNames, root } from '../workspace.ts';

const manifestSchema = z.object({
  workspaces: z.optional(z.array(z.string())),
  scripts: z._default(z.record(z.string(), z.string()), {}),
});
const manifestOf = (folder: string) =>
  z.parse(manifestSchema, JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')));

const packages = manifestOf('.').workspaces ?? [];
const built = [...artifactNames, ...serviceNames.map((name) => `infra/${name}`)];

describe('every package works alone in its folder', () => {
  it.each(packages)('%s', (folder) => {
    const { scripts } = manifestOf(folder);
    const expected = ['lint', 'test', 'typecheck', ...(built.includes(folder) ? ['build'] : [])];
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(expected));
    for (const file of ['tsconfig.json', 'CHANGELOG.md'])
      expect([file, existsSync(path.join(root, folder, file))]).toEqual([file, true]);
  });

  it('has all that are built among the packages', () => {
    expect(packages).toEqual(expect.arrayContaining(built));
  });
});
