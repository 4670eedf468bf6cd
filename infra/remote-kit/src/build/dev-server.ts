import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { remoteClientConfig } from './webpack.ts';

export interface DevServerOptions {
  /** Folder of the remote. */
  folder: string;
  port: number;
  /** Origin of the shop whose pages load the remote. */
  shopOrigin: string;
  /** Hears of every finished build: its time in ms, and what is wrong with it, if anything. */
  onBuild: (ms: number, problem: string | null) => void;
}

/** Loopback by name: the edge takes overrides from there only. */
export const devOrigin = (port: number) => `http://localhost:${port}`;

/**
 * Serves one remote from its sources to the pages of a composed shop, and reloads them after an edit. Hot
 * replacement does not cross from a remote into its host, so the page reloads.
 * @returns stops the server
 */
export async function startDevServer({
  folder,
  port,
  shopOrigin,
  onBuild,
}: DevServerOptions): Promise<() => Promise<void>> {
  const compiler = webpack(
    remoteClientConfig({ folder, mode: 'development', publicPath: `${devOrigin(port)}/` }),
  );
  if (!compiler) throw new Error('webpack made no compiler of the configuration');
  const firstBuild = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('dev-server', (stats) => {
      const problem = stats.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : null;
      onBuild((stats.endTime ?? 0) - (stats.startTime ?? 0), problem);
      resolve();
    });
  });
  compiler.options.infrastructureLogging = { level: 'warn' };
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      // Who starts the server decides what else ends with it.
      setupExitSignals: false,
      hot: false,
      liveReload: true,
      static: false,
      compress: false,
      allowedHosts: ['localhost', new URL(shopOrigin).hostname],
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Private-Network': 'true',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control': 'no-store',
      },
      client: {
        // The page's policy allows no frame, which the overlay would be; problems are shown in the terminal.
        overlay: false,
        logging: 'warn',
        webSocketURL: `ws://localhost:${port}/ws`,
      },
      devMiddleware: { stats: false },
    },
    compiler,
  );
  await server.start();
  await firstBuild;
  return () => server.stop();
}
