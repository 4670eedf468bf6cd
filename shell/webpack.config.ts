import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { outputFolder } from '@mall/remote-kit/build/output-folder';
import { ChunkIntegrityPlugin } from '@mall/remote-kit/build/plugins/chunk-integrity-plugin';
import { EagerCompilePlugin } from '@mall/remote-kit/build/plugins/eager-compile-plugin';
import { PortableBuildPlugin } from '@mall/remote-kit/build/plugins/portable-build-plugin';
import { PureContractsPlugin } from '@mall/remote-kit/build/plugins/pure-contracts-plugin';
import { ServerFieldsPlugin } from '@mall/remote-kit/build/plugins/server-fields-plugin';
import { installedVersion, singletons } from '@mall/remote-kit/build/shared-libraries';
import {
  assetPath,
  type BuildTarget,
  baseConfig,
  identityOf,
  serverConfig,
  shellMinimizer,
} from '@mall/remote-kit/build/webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/** Lists of names that stand in for a whole library, so that the rest of it falls out of the build. */
const facades: Record<string, string> = {
  '@emotion/react': 'emotion-react.ts',
  'react-router-dom': 'react-router-dom.ts',
  '@tanstack/react-query': 'tanstack-query.ts',
  'zod/mini': 'zod-mini.ts',
};

/**
 * The plugin's own runtime asks for CommonJS files and ours for modules: without one path for both, the page would
 * carry the federation runtime twice.
 */
function federationAliases(): Record<string, string> {
  const names = ['runtime', 'runtime-core', 'sdk', 'error-codes', 'webpack-bundler-runtime', 'runtime-tools'];
  const aliases = names.map((name) => [
    `@module-federation/${name}$`,
    fileURLToPath(import.meta.resolve(`@module-federation/${name}`)),
  ]);
  return Object.fromEntries(aliases);
}

/** Where the facades find the libraries that they stand in for. */
function sourcesOfFacades(): Record<string, string> {
  return {
    // The package's own exports name the development files for every environment.
    'react-router-source$': path.join(
      path.dirname(require.resolve('react-router/package.json')),
      'dist/production/index.mjs',
    ),
    'emotion-react-source$': path.join(
      path.dirname(require.resolve('@emotion/react/package.json')),
      'dist/emotion-react.browser.esm.js',
    ),
    'tanstack-query-source$': require
      .resolve('@tanstack/react-query')
      .replace('/modern/index.cjs', '/modern/index.js'),
  };
}

function hostShared(folder: string) {
  return Object.fromEntries(
    singletons
      .filter((name) => !name.endsWith('jsx-dev-runtime'))
      .map((name) => {
        const facade = facades[name];
        const version = installedVersion(name);
        const source = facade
          ? { import: path.join(folder, 'src/shared-libraries', facade), version }
          : { version };
        return [name, { singleton: true, eager: true, requiredVersion: `^${version}`, ...source }];
      }),
  );
}

/** What lets parts of libraries that no page uses fall out of the build. */
function rulesOfLibraries(folder: string): RuleSetRule[] {
  return [
    { test: /react-router\/dist\/production\//, loader: path.join(folder, 'unused-exports-loader.cjs') },
    // Loading it does nothing, which its package does not say.
    { test: /node_modules\/hoist-non-react-statics\//, sideEffects: false },
  ];
}

/** Browser build of the shell: the host of the federation. */
export function shellClientConfig(target: BuildTarget): Configuration {
  const { name, version } = identityOf(target);
  const base = baseConfig(target, `${name}-client`);
  return {
    ...base,
    module: { rules: [...(base.module?.rules ?? []), ...rulesOfLibraries(target.folder)] },
    target: ['web', 'es2022'],
    entry: { shell: path.join(target.folder, 'src/main.ts') },
    resolve: {
      ...base.resolve,
      // RxJS has classes of its own under this name; otherwise they come as functions with helpers.
      conditionNames: ['es2015', '...'],
      alias: { ...federationAliases(), ...sourcesOfFacades() },
    },
    output: {
      path: outputFolder(target.folder),
      publicPath: target.publicPath ?? assetPath(name, version),
      uniqueName: name,
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:12].js',
      crossOriginLoading: 'anonymous',
      // Each file is tried twice: with both, a call that waits for one ends as soon as one that has no reply.
      chunkLoadTimeout: 5_000,
      clean: { keep: /^(server|fonts)\// },
    },
    optimization: {
      minimizer: [shellMinimizer()],
      runtimeChunk: false,
      chunkIds: 'named',
      splitChunks: false,
    },
    plugins: [
      new PureContractsPlugin(),
      new ServerFieldsPlugin(),
      new PortableBuildPlugin(),
      new EagerCompilePlugin(),
      new ChunkIntegrityPlugin('shell.js'),
      // Pages send by XMLHttpRequest: axios' other adapter would try out streams in every visitor's browser as it loads.
      new webpack.NormalModuleReplacementPlugin(
        /^\.\/fetch\.js$/,
        (request: { context: string; request: string }) => {
          if (request.context.endsWith('axios/lib/adapters'))
            request.request = path.join(target.folder, 'src/shared-libraries/no-fetch-adapter.ts');
        },
      ),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: hostShared(target.folder),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}

export function shellServerConfig(target: BuildTarget): Configuration {
  return serverConfig(target, path.join(target.folder, 'src/server/entry.ts'));
}

export { hostShared };
