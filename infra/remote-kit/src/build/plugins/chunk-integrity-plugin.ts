import webpack, { type Compilation, type Compiler } from 'webpack';
import { integrityOf } from '../../publish/integrity.ts';

const { RuntimeModule, RuntimeGlobals } = webpack;
const placeholder = '__CHUNK_INTEGRITY__';
const runtimeName = `${RuntimeGlobals.require}.integrityByChunk`;

class IntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return `${runtimeName} = ${placeholder};`;
  }
}

/**
 * The entry carries the integrity of every chunk it can load, the signed release that of the entry (decision 1). A
 * retried chunk gets a fresh URL, because a browser queues a second request behind a first one that hangs.
 */
export class ChunkIntegrityPlugin {
  constructor(private readonly entryFile: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap('ChunkIntegrityPlugin', (source) => `${source}\n${prepareScript}`);
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('ChunkIntegrityPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
        });
      compilation.hooks.processAssets.tap(
        { name: 'ChunkIntegrityPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => this.fill(compilation, compiler),
      );
    });
  }

  private fill(compilation: Compilation, { webpack: { sources } }: Compiler): void {
    const entry = compilation.getAsset(this.entryFile);
    if (!entry) return;
    const table: Record<string, string> = {};
    for (const chunk of compilation.chunks) {
      const file = [...chunk.files].find((name) => name.endsWith('.js'));
      const asset = file === undefined || file === this.entryFile ? undefined : compilation.getAsset(file);
      if (asset && chunk.id !== null) table[chunk.id] = integrityOf(asset.source.buffer());
    }
    const text = entry.source.source().toString();
    compilation.updateAsset(
      this.entryFile,
      new sources.RawSource(text.replaceAll(placeholder, JSON.stringify(table))),
    );
  }
}

/** Runs where webpack made a script element and before it is put into the page. */
const prepareScript = `
if (${runtimeName} && ${runtimeName}[chunkId]) {
  script.integrity = ${runtimeName}[chunkId];
  script.crossOrigin = "anonymous";
}
var attempts = self.__chunkAttempts || (self.__chunkAttempts = {});
attempts[url] = (attempts[url] || 0) + 1;
if (attempts[url] > 1) script.src = url + "?attempt=" + attempts[url];
`;
