import type { SharedLibrary } from '@mall/contracts/platform/artifact';
import { label, type Part, rebuild } from '../part.ts';
import { satisfies } from './version-range.ts';

interface Wanted extends SharedLibrary {
  part: Part;
  library: string;
}

/** Why the libraries that exist once on a page would not: missing, out of range, or there twice. */
export function libraryConflicts(shell: Part, remotes: readonly Part[]): string[] {
  const provided = providedBy(shell);
  const wanted: Wanted[] = [];
  const reasons = remotes.flatMap((part) =>
    Object.entries(part.artifact.shared).flatMap(([library, entry]) => {
      // An older build says its range only: it cannot tell whether it brings what the shell has not.
      if (typeof entry === 'string') return olderBuild(shell, part, library, entry, provided[library]);
      wanted.push({ part, library, ...entry });
      return againstShell(shell, { part, library, ...entry }, provided[library]);
    }),
  );
  return [...reasons, ...betweenRemotes(wanted.filter(({ library }) => provided[library] === undefined))];
}

/** Versions of the copies that the shell gives to the page. */
function providedBy(shell: Part): Record<string, string> {
  return Object.fromEntries(
    Object.entries(shell.artifact.shared).flatMap(([library, entry]) => {
      const version = typeof entry === 'string' ? entry : entry.copy;
      return version === null ? [] : [[library, version]];
    }),
  );
}

const outOfRange = (shell: Part, part: Part, library: string, range: string, version: string) =>
  `${label(part)} needs ${library} ${range}, ${label(shell)} provides ${version}: build the remote against ${version}, or release a shell with a fitting version`;

function olderBuild(
  shell: Part,
  part: Part,
  library: string,
  range: string,
  version: string | undefined,
): string[] {
  if (version === undefined)
    return [
      `${label(part)} shares ${library}, which ${label(shell)} does not provide, and does not say whether it brings a copy: ${rebuild(part)}`,
    ];
  return satisfies(version, range) ? [] : [outOfRange(shell, part, library, range, version)];
}

function againstShell(
  shell: Part,
  { part, library, range, copy, isSingleton }: Wanted,
  version: string | undefined,
): string[] {
  if (version === undefined) {
    if (copy !== null) return [];
    return [
      `${label(part)} expects ${library} ${range} from the page, ${label(shell)} does not provide it: release a shell that does, or let the remote bring it`,
    ];
  }
  if (copy !== null && isSingleton)
    return [
      `${label(part)} brings its own ${library} ${copy}, of which a page may have one only, the shell's (${version}): import it by a path in remote-kit's build/shared-libraries.ts and build again`,
    ];
  return satisfies(version, range) ? [] : [outOfRange(shell, part, library, range, version)];
}

/** Of a library that remotes bring, the first one on a page gives its copy to the others. */
function betweenRemotes(wanted: readonly Wanted[]): string[] {
  return wanted.flatMap(({ part, library, copy, isSingleton }) => {
    if (copy === null || !isSingleton) return [];
    return wanted
      .filter((other) => other.library === library && other.part !== part && !satisfies(copy, other.range))
      .map(
        (other) =>
          `${label(part)} brings ${library} ${copy}, ${label(other.part)} needs ${other.range}, and a page may have one only: build both against one version of ${library}`,
      );
  });
}
