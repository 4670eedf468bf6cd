import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';

const require = createRequire(import.meta.url);
/** TypeScript in this repository, compiled like this file where the kit is installed. */
const client = (name: string) =>
  path.join(import.meta.dirname, 'client', `${name}${path.extname(import.meta.filename)}`);
const refreshFolder = path.dirname(require.resolve('react-refresh/package.json'));

/**
 * A browser build as a development server serves it: with the panel that shows what is wrong, and fast refresh where
 * components can be replaced alone.
 * @param part name of the shell or of a remote
 * @param isHot whether its components keep their state over an edit; the page is loaded anew otherwise
 */
export function developmentConfig(base: Configuration, part: string, isHot: boolean): Configuration {
  const runtime = client('refresh-runtime');
  return {
    ...base,
    infrastructureLogging: { level: 'warn' },
    // What was good stays on the page until the next build that is, which then follows it without a load.
    optimization: { ...base.optimization, emitOnErrors: !isHot },
    output: { ...base.output, devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        // Parts of one page have one React, and so one runtime: the last of several would take all refreshes.
        'react-refresh/runtime$': runtime,
        [`${require.resolve('react-refresh/runtime')}$`]: runtime,
        'react-refresh-own$': path.join(refreshFolder, 'cjs/react-refresh-runtime.development.js'),
      },
    },
    plugins: [
      new webpack.BannerPlugin({ banner: rendererHook, raw: true, entryOnly: true }),
      new webpack.DefinePlugin({ DEVELOPED_PART: JSON.stringify(part) }),
      new webpack.EntryPlugin(base.context ?? '', client('development-client'), {}),
      ...(base.plugins ?? []),
      ...(isHot ? [new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, ownFolder] })] : []),
    ],
  };
}

/**
 * React announces itself once, when it is loaded, which in the shell is before any module of its own: until the runtime
 * comes (client/refresh-runtime.ts), this keeps what it says, as React's developer tools do.
 */
const rendererHook = `if (!globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__) globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    const id = this.renderers.size + 1;
    this.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};`;

const ownFolder = /remote-kit[\\/]src[\\/]development[\\/]/;
