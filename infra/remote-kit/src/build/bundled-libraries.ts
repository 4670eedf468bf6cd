import type { SharedLibrary } from '@mall/contracts/platform/artifact';
import type { StatsCompilation, StatsModule } from 'webpack';
import { consumedLibrary, packageOf, packageOfFile, providedLibrary } from './library-modules.ts';
import type { LibraryNames } from './plugins/library-names-plugin.ts';

/** What a build asks of the federation for one library. */
export interface AskedLibrary {
  singleton: boolean;
  requiredVersion: string;
}

function* allModules(modules: readonly StatsModule[] = []): Generator<StatsModule> {
  for (const module of modules) {
    yield module;
    yield* allModules(module.modules);
  }
}

/** What webpack put into a build: libraries taken from the page, copies given to it, packages that are simply inside. */
function modulesOf(stats: StatsCompilation) {
  const taken = new Set<string>();
  const given = new Map<string, string>();
  const packages = new Set<string>();
  for (const { identifier = '', nameForCondition } of allModules(stats.modules)) {
    const library = consumedLibrary(identifier);
    if (library) taken.add(library);
    const gift = providedLibrary(identifier);
    if (gift) given.set(gift.library, gift.version);
    const owner = packageOfFile(nameForCondition ?? '');
    if (owner) packages.add(owner);
  }
  return { taken, given, packages };
}

/**
 * What a browser build takes of shared libraries and what it has copies of, read from webpack's modules and not from
 * the configuration: a path on no list brings a second copy of its library unnoticed.
 *
 * @param asked the federation's `shared` configuration by library
 * @param versionOf version of an installed library
 * @param names what the build takes of libraries, and has of them for the page
 */
export function bundledLibraries(
  stats: StatsCompilation,
  asked: Readonly<Record<string, AskedLibrary>>,
  versionOf: (library: string) => string,
  names: Pick<LibraryNames, 'used' | 'provided'>,
): Record<string, SharedLibrary> {
  const { taken, given, packages } = modulesOf(stats);
  if (taken.size === 0)
    throw new Error(
      'the build takes nothing from the page, or the federation plugin says so in other words now',
    );
  const meant = new Set([...given.keys()].map(packageOf));
  const entries = Object.entries(asked).flatMap(([library, { requiredVersion, singleton }], index, all) => {
    const owner = packageOf(library);
    // A package that is inside without being given to the page counts for the first of its paths.
    const isStray =
      packages.has(owner) &&
      !meant.has(owner) &&
      all.findIndex(([name]) => packageOf(name) === owner) === index;
    const copy = given.get(library) ?? (isStray ? versionOf(library) : null);
    return taken.has(library) || copy !== null
      ? [
          [
            library,
            { range: requiredVersion, copy, isSingleton: singleton, ...namesOf(library, names) },
          ] as const,
        ]
      : [];
  });
  return Object.fromEntries(entries);
}

function namesOf(library: string, { used, provided }: Pick<LibraryNames, 'used' | 'provided'>) {
  const [usedNames, providedNames] = [used.get(library), provided.get(library)];
  return {
    ...(usedNames === undefined ? {} : { used: usedNames }),
    ...(providedNames === undefined ? {} : { provided: providedNames }),
  };
}
