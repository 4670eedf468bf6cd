import * as z from 'zod/mini';

export const remoteNameSchema = z
  .string()
  .check(z.regex(/^(shell|mf-[a-z0-9][a-z0-9-]{0,40})$/, 'a name is "shell" or "mf-…" in kebab-case'));
export const versionSchema = z
  .string()
  .check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'a version is major.minor.patch'));
export const integritySchema = z
  .string()
  .check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'an integrity is sha384-…'));
const filePathSchema = z
  .string()
  .check(z.regex(/^(?!.*\.\.)[A-Za-z0-9_@.-]+(\/[A-Za-z0-9_@.-]+)*$/, 'a file lies inside the artifact'));
const hashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const layoutNameSchema = z.enum(['default', 'bare']);
export type LayoutName = z.infer<typeof layoutNameSchema>;

const artifactRouteSchema = z.object({
  id: z.string(),
  /** react-router pattern, e.g. `/goods/view/:productId`. */
  path: z.string().check(z.startsWith('/')),
  layout: layoutNameSchema,
  /** Query parameters that change the page; others are no part of the cache key. */
  query: z.array(z.string()),
  /** Personal pages are never cached. */
  isPersonal: z.boolean(),
  /** Runs scripts of third parties (payment): entered by a full load, with security headers of its own. */
  isIsolated: z.boolean(),
  /** JavaScript files that the route needs besides the entry, for preload links. */
  chunks: z.array(filePathSchema),
});
export type ArtifactRoute = z.infer<typeof artifactRouteSchema>;

/** A library that parts of a page share, as one build sees it. */
const sharedLibrarySchema = z.object({
  /** Versions that the build works with. */
  range: z.string(),
  /** Version of the copy inside the artifact; null when the page must have one from outside. */
  copy: z.nullable(z.string()),
  /** Whether a page may hold one copy only. */
  isSingleton: z.boolean(),
  /**
   * Names that the build takes of the library, such as `string` or `coerce.number`; null where it hands the library on
   * whole, so that they are unknown. Older builds do not say.
   */
  used: z.optional(z.nullable(z.array(z.string()))),
  /** Names that the copy inside has for the page; null for a library that is given whole. Older builds do not say. */
  provided: z.optional(z.nullable(z.array(z.string()))),
});
export type SharedLibrary = z.infer<typeof sharedLibrarySchema>;

/** `artifact.json`: what a build is (design: A remote). Hashes are sha256 of canonical JSON schemas. */
export const artifactSchema = z.object({
  schemaVersion: z.literal(1),
  name: remoteNameSchema,
  version: versionSchema,
  gitSha: z.string(),
  builtAt: z.string(),
  /** Browser entry (remoteEntry.js or the shell's main script) and the Node bundle. */
  entry: filePathSchema,
  serverEntry: filePathSchema,
  routes: z.array(artifactRouteSchema),
  fragmentsOffered: z.array(
    z.object({ name: z.string(), propsHash: hashSchema, chunks: z.array(filePathSchema) }),
  ),
  fragmentsUsed: z.array(z.object({ name: z.string(), propsHash: hashSchema })),
  eventsPublished: z.array(z.object({ topic: z.string(), hash: hashSchema })),
  eventsHeard: z.array(z.object({ topic: z.string(), hash: hashSchema })),
  apiCalls: z.array(z.object({ id: z.string(), hash: hashSchema })),
  /** File with the schemas behind the hashes (artifact-contracts.ts); older builds have none. */
  contracts: z.optional(filePathSchema),
  /** Shared libraries. Older builds say only the range that a remote accepts, or the version that the shell has. */
  shared: z.record(z.string(), z.union([z.string(), sharedLibrarySchema])),
  files: z.record(filePathSchema, z.object({ integrity: integritySchema, size: z.int() })),
});
export type Artifact = z.infer<typeof artifactSchema>;
