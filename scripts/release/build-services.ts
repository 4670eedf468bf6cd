import { cpSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { build, type Metafile, type Plugin, transform } from 'esbuild';
import { root } from '../workspace.ts';
import { packagesIfUnchanged, writeRecord } from './bundle-record.ts';

const require = createRequire(import.meta.url);

export const serviceNames = ['registry', 'smoke', 'partners', 'api', 'sample-shop', 'edge'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Entry files of the Node services; each becomes `dist/<name>.mjs` in its package. */
const entries: Record<ServiceName, string[]> = {
  registry: ['src/server.ts', 'src/cli.ts', '../../scripts/release/publish-release.ts'],
  smoke: ['src/server.ts'],
  partners: ['src/server.ts'],
  api: [
    'src/app/server.ts',
    'src/app/operator/cli.ts',
    'src/platform/database/pglite/create-pglite-process.ts',
  ],
  // The API looks for it at run time.
  'sample-shop': ['src/sample-shop.ts', 'src/draw-process.ts'],
  edge: ['src/server.ts', 'src/render/render-worker.ts'],
};

/** Faces of share pictures, two of the many that their package has. */
const fonts = ['Pretendard-Bold.otf', 'Pretendard-Medium.otf'];

/** Libraries of many small modules, most of which no service runs: to open their files takes longer than all they do. */
const bundledLibraries = /^(@mall|@portone|@tanstack|kysely|rxjs|zod)(\/|$)/;

/** Our own packages and few libraries are bundled, everything else stays in node_modules. */
const externalLibraries: Plugin = {
  name: 'external-libraries',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: request, kind }) =>
      kind === 'entry-point' || bundledLibraries.test(request) ? null : { path: request, external: true },
    );
  },
};

/** Functions whose text goes into every page: their local names are shortened, as those of the server are not. */
const inlineScripts: Plugin = {
  name: 'inline-scripts',
  setup({ onLoad }) {
    onLoad({ filter: /\/page\/inline-scripts\/[^/]+\.ts$/ }, async ({ path: file }) => {
      const { code } = await transform(await readFile(file, 'utf8'), {
        loader: 'ts',
        format: 'esm',
        sourcefile: file,
        sourcemap: 'inline',
        minifyIdentifiers: true,
        minifySyntax: true,
      });
      return { contents: code, loader: 'js' };
    });
  },
};

/** Bundles those services for Node whose files were changed since; a fraction of a second each. */
export async function buildServices(): Promise<void> {
  await Promise.all(serviceNames.map(buildService));
}

/** Bundles one service, unless it was bundled of the same files, and returns which packages its bundles ask for. */
export async function buildService(name: ServiceName): Promise<string[]> {
  const record = path.join(root, 'node_modules/.cache/bundles', `${name}.json`);
  const known = packagesIfUnchanged(record);
  if (known) return known;
  const begun = Date.now();
  const { inputs, outputs } = await bundle(name);
  const packages = packagesIn(outputs);
  const read = Object.keys(inputs).map((file) => path.resolve(file));
  const made = Object.keys(outputs).map((file) => path.resolve(file));
  writeRecord(record, { read: [...read, ...manifestsOf(read), import.meta.filename], made, packages, begun });
  return packages;
}

/** The manifests that say what a name of ours leads to, and the version of the bundler. */
function manifestsOf(files: readonly string[]): string[] {
  const ours = files
    .map((file) => path.relative(root, file))
    .filter((file) => !file.includes('node_modules'));
  const folders = new Set(ours.map((file) => /^(infra\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? '.'));
  return [
    ...[...folders].map((folder) => path.join(root, folder, 'package.json')),
    require.resolve('esbuild/package.json'),
  ];
}

async function bundle(name: ServiceName): Promise<Metafile> {
  const folder = path.join(root, 'infra', name);
  const { metafile } = await build({
    entryPoints: entries[name].map((file) => path.join(folder, file)),
    outdir: path.join(folder, 'dist'),
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    sourcemap: true,
    // Node holds them in memory, and the sources are no part of an image.
    sourcesContent: false,
    // The text of a function keeps its white space.
    minifyWhitespace: name === 'edge',
    metafile: true,
    plugins: [externalLibraries, inlineScripts],
    logLevel: 'warning',
  });
  if (name === 'edge') copyFonts(path.join(folder, 'dist/fonts'));
  return metafile;
}

function copyFonts(target: string): void {
  const faces = path.dirname(require.resolve('pretendard/dist/public/static/Pretendard-Bold.otf'));
  for (const font of fonts) cpSync(path.join(faces, font), path.join(target, font));
}

function packagesIn(outputs: Metafile['outputs']): string[] {
  const requests = Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path: request }) => external && !isBuiltin(request))
    .map(({ path: request }) => request.split('/', request.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(requests)].sort();
}
