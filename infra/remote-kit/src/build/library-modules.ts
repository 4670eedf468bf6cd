/** `consume-shared-module|<scope>|<library>|<range>|…` */
const consumed = /^consume-shared-module\|[^|]*\|([^|]+)\|/;
/** `provide module (<scope>) <library>@<version> = <file>` */
const provided = /^provide module \([^)]*\) (.+)@([^@ ]+) = (.+)$/;

/** The library that a module of the federation takes from the page; null for any other module. */
export const consumedLibrary = (identifier: string): string | null => consumed.exec(identifier)?.[1] ?? null;

/** A copy that a build has for the page. */
export interface ProvidedLibrary {
  library: string;
  version: string;
  file: string;
}

/** The copy that a module of the federation gives to the page; null for any other module. */
export function providedLibrary(identifier: string): ProvidedLibrary | null {
  const [, library, version, file] = provided.exec(identifier) ?? [];
  return library && version && file ? { library, version, file } : null;
}

/** `@emotion/react` of `@emotion/react/jsx-runtime`. */
export const packageOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Package of a file: the last `node_modules` in its path counts. */
export function packageOfFile(file: string): string | null {
  const inside = file.replaceAll('\\', '/').split('/node_modules/').at(-1);
  return file.includes('node_modules') && inside ? packageOf(inside) : null;
}
