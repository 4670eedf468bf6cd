import * as z from 'zod/mini';

const names = z.optional(z.record(z.string(), z.string()));

/** Of a package.json what its tarball has, too. */
export const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  type: z.literal('module'),
  sideEffects: z.optional(z.boolean()),
  engines: names,
  publishConfig: names,
  bin: names,
  /** What the tarball holds besides `dist` and the documents. */
  files: z.array(z.string()),
  exports: z.record(z.string(), z.string()),
  dependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.optional(z.record(z.string(), z.object({ optional: z.boolean() }))),
});
export type Manifest = z.infer<typeof manifestSchema>;

const source = /^\.\/src\/(.+)\.(tsx?)$/;

/** A source as it is compiled: JSX stays, because the build of a remote chooses its runtime. */
function compiled(target: string) {
  const [, file, extension] = source.exec(target) ?? [];
  if (!file) return target;
  return { types: `./dist/${file}.d.ts`, default: `./dist/${file}.${extension === 'tsx' ? 'jsx' : 'js'}` };
}

/** The package.json of a tarball: what is imported is what was compiled, and development stays here. */
export function packedManifest(manifest: Manifest) {
  return {
    ...manifest,
    license: 'UNLICENSED',
    exports: Object.fromEntries(
      Object.entries(manifest.exports).map(([name, target]) => [name, compiled(target)]),
    ),
  };
}

/** Sources that a package names one by one: of the testing helpers only these leave the repository. */
export const namedSources = ({ exports }: Manifest): string[] =>
  Object.values(exports).filter((target) => source.test(target) && !target.includes('*'));
