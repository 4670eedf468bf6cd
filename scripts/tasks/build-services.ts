import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { root } from './workspace.ts';

/** Entry files of the Node services; each becomes `dist/<name>.mjs` in its package. */
const entries: Record<string, string[]> = {
  'infra/registry': ['src/server.ts'],
  'infra/partners': ['src/server.ts'],
  'infra/api': ['src/server.ts', 'src/database/create-pglite-process.ts', 'src/media/draw-process.ts'],
  'infra/edge': ['src/server.ts', 'src/render/render-worker.ts'],
};

/** Our own packages are bundled, everything else stays in node_modules. */
const externalLibraries: Plugin = {
  name: 'external-libraries',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: request, kind }) =>
      kind === 'entry-point' || request.startsWith('@mall/') ? null : { path: request, external: true },
    );
  },
};

/** Bundles the services for Node; a fraction of a second each. */
export async function buildServices(): Promise<void> {
  await Promise.all(
    Object.entries(entries).map(([folder, files]) =>
      build({
        entryPoints: files.map((file) => path.join(root, folder, file)),
        outdir: path.join(root, folder, 'dist'),
        entryNames: '[name]',
        outExtension: { '.js': '.mjs' },
        bundle: true,
        platform: 'node',
        format: 'esm',
        target: 'node20',
        jsx: 'automatic',
        jsxImportSource: '@emotion/react',
        sourcemap: true,
        plugins: [externalLibraries],
        logLevel: 'warning',
      }),
    ),
  );
}
