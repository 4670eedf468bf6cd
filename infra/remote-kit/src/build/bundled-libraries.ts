import type { SharedLibrary } from '@mall/contracts/platform/artifact';
import type { StatsCompilation, StatsModule } from 'webpack';

/** What a build asks of the federation for one library. */
export interface AskedLibrary {
  singleton: boolean;
  requiredVersion: string;
}

/** `consume-shared-module|<scope>|<library>|<range>|…` */
const consumed = /^consume-shared-module\|[^|]*\|([^|]+)\|/;
/** `provide module (<scope>) <library>@<version> = <file>` */
const provided = /^provide module \([^)]*\) (.+)@([^@ ]+) = /;

/** `@emotion/react` of `@emotion/react/jsx-runtime`. */
const packageOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Package of a file: the last `node_modules` in its path counts. */
function packageOfFile(file: string): string | null {
  const inside = file.replaceAll('\\', '/').split('/node_modules/').at(-1);
  return file.includes('node_modules') && inside ? packageOf(inside) : null;
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
    const [, library] = consumed.exec(identifier) ?? [];
    if (library) taken.add(library);
    const [, name, version] = provided.exec(identifier) ?? [];
    if (name && version) given.set(name, version);
    const owner = packageOfFile(nameForCondition ?? '');
    if (owner) packages.add(owner);
  }
  return { taken, given, packages };
}

/**
 * The shared libraries of a finished browser build: what it takes from the page, and of what it has a copy inside.
 * Read from the modules that webpack put there, not from what was meant: a path that is on no list brings a second
 * copy of its whole library without a word.
 *
 * @param asked the federation's `shared` configuration by library
 * @param versionOf version of an installed library
 */
export function bundledLibraries(
  stats: StatsCompilation,
  asked: Readonly<Record<string, AskedLibrary>>,
  versionOf: (library: string) => string,
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
      ? [[library, { range: requiredVersion, copy, isSingleton: singleton }] as const]
      : [];
  });
  return Object.fromEntries(entries);
}
