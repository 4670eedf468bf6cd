import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import vm from 'node:vm';

const require = createRequire(import.meta.url);
const loaded = new Map<string, unknown>();

/**
 * Evaluates a CommonJS bundle of an artifact once. Its shared libraries come from the edge, so that all bundles of
 * a page have one React; it can ask for nothing else.
 */
export function loadBundle(file: string, externals: readonly string[]): unknown {
  const known = loaded.get(file);
  if (known) return known;
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
  loaded.set(file, module.exports);
  return module.exports;
}
