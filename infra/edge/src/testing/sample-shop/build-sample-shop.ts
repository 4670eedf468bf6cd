import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serverExternals } from '@mall/remote-kit/build/shared-libraries';
import { build } from 'esbuild';

/** The Node bundles of the sample shop, and the file of the threads that render them. */
export interface SampleBundles {
  folder: string;
  thread: string;
  shell: string;
  remote: string;
  neighbour: string;
}

/** Beside the libraries that bundles ask the edge for: they are found from the thread's file. */
const cacheFolder = path.join(import.meta.dirname, '../../../node_modules/.cache');

/** Builds the bundles as `npm run build` does, with the kit as it is. The folder is the caller's to remove. */
export async function buildSampleShop(): Promise<SampleBundles> {
  mkdirSync(cacheFolder, { recursive: true });
  const folder = mkdtempSync(path.join(cacheFolder, 'sample-shop-'));
  const common = {
    bundle: true,
    platform: 'node',
    outdir: folder,
    logLevel: 'warning',
  } as const;
  const libraries = [...serverExternals];
  await Promise.all([
    build({
      ...common,
      entryPoints: ['shell', 'remote', 'neighbour'].map((name) =>
        path.join(import.meta.dirname, `sample-${name}.tsx`),
      ),
      tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', jsxImportSource: '@mall/remote-kit' } },
      format: 'cjs',
      // A release's: in development a remote is refused what it does not declare.
      define: { 'process.env.NODE_ENV': '"production"' },
      outExtension: { '.js': '.cjs' },
      external: libraries,
    }),
    build({
      ...common,
      entryPoints: [path.join(import.meta.dirname, '../../render/render-worker.ts')],
      jsx: 'automatic',
      jsxImportSource: '@emotion/react',
      format: 'esm',
      outExtension: { '.js': '.mjs' },
      // Ours are bundled, libraries are not: as the services are built.
      plugins: [
        {
          name: 'external-libraries',
          setup: ({ onResolve }) =>
            onResolve({ filter: /^[^./]/ }, ({ path: request, kind }) =>
              kind === 'entry-point' || request.startsWith('@mall/')
                ? null
                : { path: request, external: true },
            ),
        },
      ],
    }),
  ]);
  // esbuild reads `default` of a CommonJS library as Node does; webpack, which builds releases, as its author meant it.
  const read = (name: string) =>
    readFileSync(path.join(folder, `sample-${name}.cjs`), 'utf8').replaceAll(
      /__toESM\((require\("[^"]+"\)), 1\)/g,
      '__toESM($1)',
    );
  return {
    folder,
    thread: path.join(folder, 'render-worker.mjs'),
    shell: read('shell'),
    remote: read('remote'),
    neighbour: read('neighbour'),
  };
}
