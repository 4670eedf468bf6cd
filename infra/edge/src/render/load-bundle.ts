import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import vm from 'node:vm';

const require = createRequire(import.meta.url);
/** Bundles by file, the least recently used first. */
const loaded = new Map<string, unknown>();
/** As many as three releases have; of development builds there is another one after each edit. */
const maximumLoaded = 40;

/**
 * Evaluates a CommonJS bundle of an artifact once. Its shared libraries come from the edge, so that all bundles of
 * a page have one React; it can ask for nothing else.
 */
export function loadBundle(file: string, externals: readonly string[]): unknown {
  const known = loaded.get(file);
  if (known) return keep(file, known);
  const module = { exports: {} as unknown };
  const limitedRequire = (request: string): unknown => {
    if (!externals.includes(request))
      throw new Error(`${file} asks for "${request}", which the edge does not provide`);
    return require(request);
  };
  const evaluate = new vm.Script(`(function (module, exports, require) {${readFileSync(file, 'utf8')}\n})`, {
    filename: file,
  }).runInThisContext() as (
    module: { exports: unknown },
    exports: unknown,
    require: (request: string) => unknown,
  ) => void;
  evaluate(module, module.exports, limitedRequire);
  return keep(file, module.exports);
}

function keep(file: string, bundle: unknown): unknown {
  loaded.delete(file);
  loaded.set(file, bundle);
  const [oldest] = loaded.keys();
  if (loaded.size > maximumLoaded && oldest !== undefined) loaded.delete(oldest);
  return bundle;
}
