import type { SharedLibrary } from '@mall/contracts/platform/artifact';
import { label, type Part } from '../part.ts';

const entryOf = ({ artifact }: Part, library: string): SharedLibrary | null => {
  const entry = artifact.shared[library];
  return entry === undefined || typeof entry === 'string' ? null : entry;
};

/**
 * Names that remotes use of a library of which the shell provides a list. Builds of before names were kept cannot be
 * judged by them, and stay what they were.
 */
export function nameConflicts(shell: Part, remotes: readonly Part[]): string[] {
  return remotes.flatMap((remote) =>
    Object.keys(remote.artifact.shared).flatMap((library) => {
      const provided = entryOf(shell, library)?.provided;
      const used = entryOf(remote, library)?.used;
      // Null: the shell gives the library whole.
      if (!provided || used === undefined) return [];
      const remedy = `or add to the shell's list of ${library} (shell/src/shared-libraries) and release that shell first`;
      if (used === null)
        return [
          `${label(remote)} hands ${library} on whole, of which ${label(shell)} provides a list of names: import the names that are used, ${remedy}`,
        ];
      const missing = used.filter((name) => !isProvided(name, provided));
      return missing.length === 0
        ? []
        : [
            `${label(remote)} uses ${missing.join(', ')} of ${library}, which ${label(shell)} does not provide: do without, ${remedy}`,
          ];
    }),
  );
}

/** `coerce.number` is provided by itself, or by a `coerce` of which no names are known. */
function isProvided(name: string, provided: readonly string[]): boolean {
  const [first = name] = name.split('.');
  if (provided.includes(name) || provided.includes(first)) return true;
  // The object itself, of which only parts are known, may be used for any of them.
  return name === first && provided.some((one) => one.startsWith(`${first}.`));
}
