import type { SourceMapPayload } from 'node:module';
import path from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { outputFolder } from '../build/output-folder.ts';
import {
  type BuildTarget,
  identityOf,
  remoteClientConfig,
  remoteEntryFile,
  remoteServerConfig,
} from '../build/webpack.ts';
import { compileProblems, problemText } from './compile-problems.ts';
import { developmentArtifact } from './development-artifact.ts';
import { developmentConfig } from './development-config.ts';
import { createEndpoints } from './endpoints.ts';
import { NodeBuild, nodeBundleFile } from './node-build.ts';
import type { Problem } from './problem.ts';
import { StackTracer } from './stack-tracer.ts';

/** Builds of a part that is no remote. */
export interface PartBuilds {
  client: (target: BuildTarget) => Configuration;
  server: (target: BuildTarget) => Configuration;
  /** The browser's first file. */
  entry: string;
  /** Whether components keep their state over an edit. */
  isHot: boolean;
}

export interface DevServerOptions {
  /** Folder of the remote. */
  folder: string;
  port: number;
  /** Origin of the shop whose pages load the remote. */
  shopOrigin: string;
  /** Hears of every finished build: its time in ms, and what is wrong with it, if anything. */
  onBuild: (ms: number, problem: string | null) => void;
  /** What is built of the folder; a remote unless said. */
  builds?: PartBuilds;
}

/** Loopback by name: the edge takes overrides from there only. */
export const devOrigin = (port: number) => `http://localhost:${port}`;

const remoteBuilds: PartBuilds = {
  client: remoteClientConfig,
  server: remoteServerConfig,
  entry: remoteEntryFile,
  isHot: true,
};

/**
 * Serves one part of the shop from its sources: files and updates to pages, and its Node bundle to the edge. An edit of
 * a remote's component keeps the page's state (fast refresh); any other reloads the page.
 * @returns stops the server
 */
export async function startDevServer({
  folder,
  port,
  shopOrigin,
  onBuild,
  builds = remoteBuilds,
}: DevServerOptions): Promise<() => Promise<void>> {
  const origin = devOrigin(port);
  const target: BuildTarget = { folder, mode: 'development', publicPath: `${origin}/` };
  const { name, version } = identityOf(target);
  const nodeBuild = new NodeBuild(builds.server(target));
  const compiler = webpack(developmentConfig(builds.client(target), name, builds.isHot));
  if (!compiler) throw new Error('webpack made no compiler of the configuration');
  const watched = watchBuilds(compiler, folder, onBuild);
  const endpoints = createEndpoints({
    nodeBuild,
    tracer: new StackTracer(origin, (file) => mapOf(file, compiler, nodeBuild, outputFolder(folder))),
    describe: (bundle) => developmentArtifact({ name, version, entry: builds.entry }, bundle),
    clientProblems: watched.problems,
  });
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      // The caller that starts the server decides what else ends with it.
      setupExitSignals: false,
      hot: builds.isHot,
      liveReload: true,
      static: false,
      compress: false,
      allowedHosts: ['localhost', new URL(shopOrigin).hostname],
      headers: headersFor(shopOrigin),
      setupMiddlewares: (middlewares) => [...middlewares, { name: 'development', middleware: endpoints }],
      client: {
        // The page's policy allows no frame, which this overlay would be; our own panel shows what is wrong.
        overlay: false,
        logging: 'warn',
        webSocketURL: `ws://localhost:${port}/ws`,
      },
      devMiddleware: { stats: false },
    },
    compiler,
  );
  await server.start();
  await watched.first;
  return async () => {
    await server.stop();
    await nodeBuild.close();
  };
}

/** Pages of the shop may read what is served, sources among it; other sites that this browser has open may not. */
function headersFor(shopOrigin: string): { key: string; value: string }[] {
  return [
    { key: 'Access-Control-Allow-Origin', value: shopOrigin },
    { key: 'Access-Control-Allow-Private-Network', value: 'true' },
    { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
    { key: 'Cache-Control', value: 'no-store' },
  ];
}

function watchBuilds(compiler: Compiler, folder: string, onBuild: DevServerOptions['onBuild']) {
  let problems: Problem[] = [];
  const first = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('dev-server', (stats) => {
      problems = compileProblems(stats, folder);
      const text = problems.map(problemText).join('\n\n');
      onBuild((stats.endTime ?? 0) - (stats.startTime ?? 0), text || null);
      resolve();
    });
  });
  return { first, problems: () => problems };
}

/** Source map of a file that the server has built. */
async function mapOf(
  file: string,
  { outputFileSystem }: Compiler,
  nodeBuild: NodeBuild,
  output: string,
): Promise<SourceMapPayload | null> {
  const parse = (text: string) => JSON.parse(text) as SourceMapPayload;
  if (file === nodeBundleFile) {
    const bundle = nodeBuild.latest();
    return bundle ? parse(bundle.map) : null;
  }
  if (!/^[\w@.-]+\.js$/.test(file)) return null;
  return new Promise((resolve) => {
    if (!outputFileSystem) return resolve(null);
    outputFileSystem.readFile(path.join(output, `${file}.map`), (_error, content) =>
      resolve(content ? parse(content.toString()) : null),
    );
  });
}
