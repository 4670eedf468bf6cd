import type { Compilation, Compiler, Dependency, Module, ModuleGraphConnection } from 'webpack';
import { consumedLibrary, packageOfFile, providedLibrary } from '../library-modules.ts';

/** What a build takes of the shared libraries, and has of them for the page; see `SharedLibrary` for what null means. */
export interface LibraryNames {
  used: ReadonlyMap<string, string[] | null>;
  provided: ReadonlyMap<string, string[] | null>;
}

/** `coerce.number` says enough: what is below belongs to the value. */
const namedDepth = 2;

/**
 * Reads from webpack's module graph which names of each shared library a build uses and provides. A name that the
 * page's copy lacks is undefined in browsers only: the build and tests have the whole library.
 */
export class LibraryNamesPlugin implements LibraryNames {
  readonly used = new Map<string, string[] | null>();
  readonly provided = new Map<string, string[] | null>();

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LibraryNamesPlugin', (compilation) => {
      // By then unused exports are known, and modules are not merged yet.
      compilation.hooks.afterOptimizeChunks.tap('LibraryNamesPlugin', () => this.#read(compilation));
    });
  }

  #read(compilation: Compilation): void {
    for (const module of compilation.modules) {
      const taken = consumedLibrary(module.identifier());
      if (taken) this.used.set(taken, merged(this.used.get(taken), usedNames(compilation, module)));
      const given = providedLibrary(module.identifier());
      if (given) this.provided.set(given.library, providedNames(compilation, module, given.file));
    }
  }
}

/** Several modules may consume one library, each for a version range of its own. */
function merged(known: string[] | null | undefined, names: string[] | null): string[] | null {
  if (known === null || names === null) return null;
  return [...new Set([...(known ?? []), ...names])].sort();
}

function usedNames(compilation: Compilation, library: Module): string[] | null {
  const { moduleGraph, chunkGraph } = compilation;
  const isBuilt = ({ originModule }: ModuleGraphConnection) =>
    originModule !== null && chunkGraph.getNumberOfModuleChunks(originModule) > 0;
  const references = [...moduleGraph.getIncomingConnections(library)]
    .filter((connection) => isBuilt(connection) && connection.getActiveState(undefined) !== false)
    .flatMap(({ dependency }) =>
      dependency
        ? compilation
            .getDependencyReferencedExports(dependency, undefined)
            .map((reference) => wholePath(dependency, Array.isArray(reference) ? reference : reference.name))
        : [],
    );
  if (references.some((path) => path.length === 0)) return null;
  return [...new Set(references.map((path) => path.slice(0, namedDepth).join('.')))].sort();
}

/** Of `coerce.number()` webpack counts `coerce` as used, because a call may look at what it is a part of. */
function wholePath(dependency: Dependency, counted: string[]): string[] {
  const written = 'ids' in dependency && Array.isArray(dependency.ids) ? dependency.ids.map(String) : [];
  const isPartOf = counted.length > 0 && counted.every((name, place) => name === written[place]);
  return isPartOf ? written : counted;
}

/** Names of a list of ours that stands in for a library; null for the library itself, which has all of its names. */
function providedNames({ moduleGraph }: Compilation, provider: Module, file: string): string[] | null {
  if (packageOfFile(file) !== null) return null;
  const [list] = [...moduleGraph.getOutgoingConnections(provider)].map(({ module }) => module);
  if (!list) return null;
  const { exports, otherExportsInfo } = moduleGraph.getExportsInfo(list);
  if (otherExportsInfo.provided !== false) return null;
  return [...exports]
    .filter(({ provided }) => provided === true)
    .flatMap(({ name, exportsInfo }) => {
      const inner = exportsInfo?.otherExportsInfo.provided === false ? [...exportsInfo.exports] : [];
      return inner.length > 0 ? inner.map((one) => `${name}.${one.name}`) : [name];
    })
    .sort();
}
