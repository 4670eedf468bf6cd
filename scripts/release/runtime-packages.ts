import path from 'node:path';
import * as z from 'zod/mini';

const names = z.optional(z.record(z.string(), z.string()));
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      link: z.optional(z.boolean()),
      dependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
    }),
  ),
});

/** What `package-lock.json` says of every installed folder, by its path from the repository's root. */
export type Lockfile = z.infer<typeof lockSchema>;

export function readLockfile(text: string): Lockfile {
  return z.parse(lockSchema, JSON.parse(text));
}

/** Where Node finds a package that `from` asks for: beside it, or in the node_modules of a folder above. */
function folderOf({ packages }: Lockfile, name: string, from: string): string | null {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (packages[found]) return found;
    if (folder === '.' || folder === '') return null;
  }
}

/**
 * Folders that a workspace needs to run: its dependencies and theirs, as they are locked. Our own packages are left out,
 * because they are part of its bundle; so is what `isInstalled` does not find, which is for other systems.
 */
export function runtimePackages(
  lock: Lockfile,
  workspace: string,
  isInstalled: (folder: string) => boolean,
): string[] {
  const needed = new Set<string>();
  const add = (from: string) => {
    const entry = lock.packages[from];
    const wanted = { ...entry?.dependencies, ...entry?.optionalDependencies, ...entry?.peerDependencies };
    for (const name of Object.keys(wanted)) {
      const folder = folderOf(lock, name, from);
      if (!folder || needed.has(folder) || lock.packages[folder]?.link || !isInstalled(folder)) continue;
      needed.add(folder);
      add(folder);
    }
  };
  add(workspace);
  return [...needed].sort();
}

/** Of the packages that a service's bundles ask for, those that none of its folders is. */
export const missingPackages = (asked: readonly string[], folders: readonly string[]): string[] =>
  asked.filter((name) => !folders.some((folder) => folder.endsWith(`node_modules/${name}`)));
