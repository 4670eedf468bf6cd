import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { packageIdentity } from '../publish/package-identity.ts';
import { outputFolder } from './output-folder.ts';
import { ChunkIntegrityPlugin } from './plugins/chunk-integrity-plugin.ts';
import { EagerCompilePlugin } from './plugins/eager-compile-plugin.ts';
import { PortableBuildPlugin } from './plugins/portable-build-plugin.ts';
import { PureContractsPlugin } from './plugins/pure-contracts-plugin.ts';
import { ServerFieldsPlugin } from './plugins/server-fields-plugin.ts';
import { remoteShared, serverExternals } from './shared-libraries.ts';

const require = createRequire(import.meta.url);

// Untold, the federation plugin finds webpack by the stack of an error, for which webpack compiles the schema of all its
// options: most of a second of every build.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');
const kitFolder = path.resolve(import.meta.dirname, '..');
/** A file of the kit: TypeScript in this repository, compiled like this one where the kit is installed. */
const kitFile = (name: string) => path.join(kitFolder, `${name}${path.extname(import.meta.filename)}`);

export interface BuildTarget {
  /** Folder of the package. */
  folder: string;
  mode: 'production' | 'development';
  /** Version of the artifact; the package's own by default. */
  version?: string;
  /** Where chunks are fetched from; a released artifact's own immutable folder by default. */
  publicPath?: string;
}

/** Name and version that a build gets. */
export function identityOf({ folder, version }: BuildTarget): { name: string; version: string } {
  const own = packageIdentity(folder);
  return { name: own.name, version: version ?? own.version };
}

/** Identifier of a remote's container: federation names must be JavaScript identifiers. */
function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}

export const remoteEntryFile = 'remoteEntry.js';
export const assetPath = (name: string, version: string) => `/_assets/${name}/${version}/`;

/** Changes with the build's own code: webpack's file cache does not notice that by itself. */
function buildVersion(): string {
  const hash = createHash('sha256');
  const files = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true });
  for (const file of files
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort())
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Settings that browser and Node builds of shell and remotes have in common.
 * @param settings.isRefreshable whether components are marked, so that an edit replaces them alone (development/dev-server.ts)
 * @param settings.hasMaps whether source maps are made
 */
export function baseConfig(
  { folder, mode }: BuildTarget,
  name: string,
  { isRefreshable = false, hasMaps = true } = {},
): Configuration {
  const isDevelopment = mode === 'development';
  return {
    name,
    mode,
    context: folder,
    // Of a release they are kept apart, and no file says that they exist (collect-source-maps.ts).
    devtool: hasMaps && (isDevelopment ? 'cheap-module-source-map' : 'hidden-nosources-source-map'),
    parallelism: 1,
    performance: false,
    resolve: { extensions: ['.ts', '.tsx', '.js'], conditionNames: ['...'] },
    module: {
      rules: [
        // Its module build calls `require`, which would throw in every visitor's browser.
        { test: /single-spa-react\.js$/, type: 'javascript/auto' },
        // Compiled packages of ours are read like their sources: as strict modules they would get another `default`.
        { test: /[\\/]@mall[\\/][a-z-]+[\\/]dist[\\/].+\.js$/, type: 'javascript/auto' },
        {
          // Of what is installed, components of ours are JSX: the runtime is chosen here.
          test: /\.(?:tsx?|jsx)$/,
          loader: require.resolve('swc-loader'),
          options: {
            // Unparsed, webpack leaves absolute paths in source maps, and they go into its hashes.
            parseMap: hasMaps,
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: {
                react: {
                  runtime: 'automatic',
                  importSource: '@mall/remote-kit',
                  // The compiler marks components in its development mode alone.
                  development: isRefreshable,
                  refresh: isRefreshable,
                },
              },
            },
          },
        },
      ],
    },
    // Writing the file cache between edits would hold up the next build.
    cache: isDevelopment
      ? { type: 'memory' }
      : {
          type: 'filesystem',
          name: `${name}-${mode}`,
          version: buildVersion(),
          cacheDirectory: path.resolve(folder, 'node_modules/.cache/webpack'),
        },
    stats: 'errors-warnings',
  };
}

/** Makes the shell's files small, whose libraries SWC makes a percent smaller than Terser. */
export const shellMinimizer = (): MinimizerPlugin => minimizerBy(MinimizerPlugin.swcMinify);

/** Makes a remote's files small: Terser, which takes the parts of contracts apart that a page does not use. */
const remoteMinimizer = (): MinimizerPlugin => minimizerBy(MinimizerPlugin.terserMinify);

const minimizerBy = (minify: typeof MinimizerPlugin.swcMinify | typeof MinimizerPlugin.terserMinify) =>
  new MinimizerPlugin({
    minify,
    terserOptions: { ecma: 2022, compress: { passes: 2 }, mangle: true },
  });

/** Browser build: a Module Federation container that exposes `./remote`. */
export function remoteClientConfig(target: BuildTarget): Configuration {
  const { name, version } = identityOf(target);
  const base = baseConfig(target, `${name}-client`, { isRefreshable: target.mode === 'development' });
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: {},
    resolve: {
      ...base.resolve,
      alias: {
        'remote-definition$': path.join(target.folder, 'src/remote.ts'),
        // What the artifact says of a remote is read from its Node bundle; browsers of shoppers have no use for it.
        ...(target.mode === 'production' && {
          [path.join(target.folder, 'src/uses.ts')]: kitFile('client/no-uses'),
        }),
      },
    },
    output: {
      path: outputFolder(target.folder),
      publicPath: target.publicPath ?? assetPath(name, version),
      uniqueName: containerName(name),
      filename: '[name].js',
      chunkFilename: target.mode === 'production' ? '[name].[contenthash:8].js' : '[name].js',
      // For dialogs and panels on a slow line; a page's own chunks are under the slot's limit (remote-loader.ts).
      chunkLoadTimeout: 8_000,
      crossOriginLoading: 'anonymous',
      strictModuleExceptionHandling: true,
      clean: { keep: /^server\// },
    },
    optimization: {
      minimizer: [remoteMinimizer()],
      runtimeChunk: false,
      chunkIds: 'named',
      // Libraries are shared by chunks; our own small modules cost less twice than a file of their own.
      splitChunks: { chunks: 'async', minSize: 20_000, cacheGroups: { default: false } },
    },
    plugins: [
      new PureContractsPlugin(),
      new ServerFieldsPlugin(),
      new PortableBuildPlugin(),
      new EagerCompilePlugin(),
      // What only engines and messengers read of a page is rendered by the server.
      new webpack.NormalModuleReplacementPlugin(/\/engine-head\.ts$/, kitFile('client/no-engine-head')),
      // Shoppers read no errors; what is reported has their codes.
      ...(target.mode === 'production'
        ? [
            new webpack.NormalModuleReplacementPlugin(
              /^\.\/desc\.mjs$/,
              (module: { context: string; request: string }) => {
                if (module.context.endsWith('error-codes/dist'))
                  module.request = kitFile('client/no-error-descriptions');
              },
            ),
          ]
        : []),
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: remoteEntryFile,
        exposes: { './remote': { import: kitFile('client/entry'), name: 'remote' } },
        shared: remoteShared(target.folder),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      // A development server's files change under their names.
      ...(target.mode === 'production' ? [new ChunkIntegrityPlugin(remoteEntryFile)] : []),
    ],
  };
}

/** Node build: one CommonJS file that exports `remote` and `definition`. */
export function serverConfig(
  target: BuildTarget,
  entry: string,
  alias: Record<string, string> = {},
): Configuration {
  const { name } = packageIdentity(target.folder);
  const base = baseConfig(target, `${name}-server`, { hasMaps: false });
  return {
    ...base,
    target: 'node20',
    entry: { server: entry },
    resolve: { ...base.resolve, alias },
    output: {
      path: path.join(outputFolder(target.folder), 'server'),
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      asyncChunks: false,
    },
    externalsPresets: { node: true },
    externals: [
      ({ request }, done) => {
        if (!request || !serverExternals.includes(request)) done();
        else done(null, `commonjs ${request}`);
      },
    ],
    optimization: { minimize: false, splitChunks: false },
  };
}

export function remoteServerConfig(target: BuildTarget): Configuration {
  return serverConfig(target, kitFile('server/entry'), {
    'remote-definition$': path.join(target.folder, 'src/remote.ts'),
  });
}
