import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { routeFaults } from '@mall/contracts/platform/routes/route-pattern';
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';
import { serverExternals } from '../build/shared-libraries.ts';
import type { RemoteDefinition } from '../define-remote.ts';
import { compileProblems } from './compile-problems.ts';
import type { Problem } from './problem.ts';

/** The file of a Node bundle, as `artifact.json` names it. */
export const nodeBundleFile = 'server/server.cjs';
const require = createRequire(import.meta.url);
/** Clocks of file systems are coarse, ms. */
const clockMs = 10;

export interface BuiltBundle {
  code: Buffer;
  /** Source map, JSON. */
  map: string;
  /** Of the code, 12 hexadecimal digits. */
  hash: string;
  definition: Omit<RemoteDefinition, 'name'>;
}

export type NodeBuilt = { bundle: BuiltBundle; problems: [] } | { bundle: null; problems: Problem[] };

/**
 * The Node bundle of a part. It is built when it is asked for after an edit: built beside the browser's files, it
 * would keep an edit from the page for as long as it takes.
 */
export class NodeBuild {
  private readonly compiler: Compiler;
  private last: { built: NodeBuilt; startedAt: number; files: readonly string[] } | null = null;
  private running: Promise<NodeBuilt> | null = null;

  constructor(private readonly configuration: Configuration) {
    const compiler = webpack({
      ...configuration,
      // Without a remark in the code, by which Node would look for the map beside it.
      devtool: 'hidden-cheap-module-source-map',
      output: { ...configuration.output, devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
    });
    if (!compiler) throw new Error('webpack made no compiler of the configuration');
    // Edges fetch it from here; nothing is written.
    compiler.hooks.shouldEmit.tap('node-build', () => false);
    this.compiler = compiler;
  }

  /** The build of the sources as they are now. */
  current(): Promise<NodeBuilt> {
    if (this.running) return this.running;
    if (this.last && !hasChanged(this.last)) return Promise.resolve(this.last.built);
    this.running = this.build().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** The bundle that was built last; null where it did not compile. */
  latest(): BuiltBundle | null {
    return this.last?.built.bundle ?? null;
  }

  /** What is known to be wrong with the sources as they are now. */
  problems(): readonly Problem[] {
    return this.last && !hasChanged(this.last) ? this.last.built.problems : [];
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.compiler.close(() => resolve()));
  }

  private async build(): Promise<NodeBuilt> {
    const startedAt = Date.now() - clockMs;
    const stats = await new Promise<Stats>((resolve, reject) =>
      this.compiler.run((error, result) => (result ? resolve(result) : reject(error))),
    );
    const files = [...stats.compilation.fileDependencies].filter((file) => !file.includes('node_modules'));
    const built = this.builtOf(stats);
    this.last = { built, startedAt, files };
    return built;
  }

  private builtOf(stats: Stats): NodeBuilt {
    const { context = '' } = this.configuration;
    if (stats.hasErrors()) return { bundle: null, problems: compileProblems(stats, context) };
    const assetOf = (name: string) => stats.compilation.getAsset(name)?.source.source().toString() ?? '';
    const file = path.basename(nodeBundleFile);
    const code = assetOf(file);
    try {
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
      const definition = definitionIn(code);
      const faults = routeFaults(definition.routes);
      if (faults.length > 0)
        return { bundle: null, problems: faults.map((fault) => unplaced(`it ${fault}`)) };
      const bundle = { code: Buffer.from(code), map: assetOf(`${file}.map`), hash, definition };
      return { bundle, problems: [] };
    } catch (error) {
      const message = `it throws as soon as it is loaded: ${error instanceof Error ? error.message : error}`;
      return { bundle: null, problems: [unplaced(message)] };
    }
  }
}

const unplaced = (message: string): Problem => ({ message, place: null, excerpt: [], frames: [] });

function hasChanged({ startedAt, files }: { startedAt: number; files: readonly string[] }): boolean {
  return files.some((file) => {
    const about = statSync(file, { throwIfNoEntry: false });
    return !about || about.mtimeMs >= startedAt;
  });
}

/** What a part says of itself, by running its bundle as the edge does. */
function definitionIn(code: string): BuiltBundle['definition'] {
  const module = { exports: {} as { definition?: BuiltBundle['definition'] } };
  const limitedRequire = (request: string): unknown => {
    if (!serverExternals.includes(request)) throw new Error(`"${request}" is not there on the server`);
    return require(request);
  };
  const evaluate = vm.runInThisContext(`(function (module, exports, require) {${code}\n})`) as (
    target: typeof module,
    exports: unknown,
    require: (request: string) => unknown,
  ) => void;
  evaluate(module, module.exports, limitedRequire);
  if (!module.exports.definition) throw new Error('it exports no definition');
  return module.exports.definition;
}
