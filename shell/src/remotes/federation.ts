import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Integrity of entries by absolute URL without query. */
const integrityByUrl = new Map<string, string>();

export function expectIntegrity(entryUrl: string, integrity: string | undefined): void {
  if (integrity) integrityByUrl.set(new URL(entryUrl, window.location.origin).href, integrity);
}

/**
 * Makes the script element of a remote entry: the runtime itself knows neither integrity nor cross-origin mode.
 * The limit is the loader's own (see remote-loader.ts), so the element carries none.
 */
const secureScripts: ModuleFederationRuntimePlugin = {
  name: 'secure-scripts',
  createScript({ url }) {
    const script = document.createElement('script');
    const integrity = integrityByUrl.get(url.split('?')[0] ?? url);
    if (integrity) script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.src = url;
    return script;
  },
};

/** The one federation runtime of the page, made by the host build. */
export function federation() {
  const instance = getInstance();
  if (!instance) throw new Error('the host build made no federation runtime');
  return instance;
}

/**
 * Has libraries that did not come be asked for again. The runtime keeps the promise of a library's first load and would
 * hand out its failure to every later try, whichever remote brings the library.
 */
export function forgetFailedLibraries(): void {
  const scopes = Object.values(federation().shareScopeMap);
  const libraries = scopes
    .flatMap((scope) => Object.values(scope))
    .flatMap((versions) => Object.values(versions));
  // One that is on its way is asked for twice, which its container takes for once.
  for (const library of libraries) if (!library.loaded && !library.lib) library.loading = null;
}

export function prepareFederation(): void {
  federation().registerPlugins([secureScripts]);
}
