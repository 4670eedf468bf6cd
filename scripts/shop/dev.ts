import path from 'node:path';
import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { port as readPort } from '@mall/command-line/values';
import { artifactSchema } from '@mall/contracts/platform/artifact';
import { Registry } from '@mall/registry/registry';
import { devOrigin, startDevServer } from '@mall/remote-kit/development/dev-server';
import * as z from 'zod/mini';
import { releaseSources } from '../release/release-sources.ts';
import { type Configuration, checkMachine, readConfiguration } from '../settings/configuration.ts';
import { SetupError } from '../setup-error.ts';
import { artifactNames } from '../workspace.ts';
import { type DevelopedPart, developedParts } from './developed-parts.ts';
import { isFree } from './free-ports.ts';
import { restartApiAfterEdits } from './restart-api.ts';
import { runShop } from './run-shop.ts';
import { originOf } from './services.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const defaultPort = 3101;
const probeLimitMs = 6000;
const say = (line: string) => console.log(line);

/** Whether a shop runs on this port already. */
async function isShopOpen(configuration: Configuration): Promise<boolean> {
  const reply = await fetch(`${originOf(configuration)}/healthz`, {
    signal: AbortSignal.timeout(probeLimitMs),
  }).catch(() => null);
  return reply?.ok ?? false;
}

/** What the shop shows besides: stable as it is. Only where there is none, one is made, as `npm start` does. */
async function releaseOnce(dataFolder: string): Promise<void> {
  if (!new Registry(path.join(dataFolder, 'registry')).channel('stable'))
    await releaseSources(dataFolder, say);
}

/** Starts the shop unless one runs already; what it starts ends with this process. */
async function openShop(configuration: Configuration): Promise<void> {
  if (await isShopOpen(configuration)) return say(`using the shop that runs at ${originOf(configuration)}`);
  await checkMachine(configuration);
  const shop = await runShop(configuration, {
    say,
    log: say,
    whenStoppable: stopOnSignal,
    onGiveUp: (name) => {
      console.error(`${name} keeps ending; see its last lines`);
      process.exit(1);
    },
    env: { edge: { ALLOW_OVERRIDE: '1' } },
    release: releaseOnce,
  });
  await restartApiAfterEdits({ restart: () => shop.restart('api'), say });
}

/** A shop that was started without ALLOW_OVERRIDE would silently show the release. */
async function checkOverride(shopOrigin: string): Promise<void> {
  const reply = await fetch(`${shopOrigin}/?override=`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(probeLimitMs),
  });
  if (reply.headers.getSetCookie().some((cookie) => cookie.includes('mall-override='))) return;
  throw new SetupError(
    'the running shop takes no overrides: stop it and run this again, or start it with ALLOW_OVERRIDE=1 npm start',
  );
}

async function freePort(from: number): Promise<number> {
  for (let port = from; port < from + 100; port += 1) if (await isFree(port)) return port;
  throw new SetupError(`no port is free from ${from} on; choose another with --port`);
}

/** Starts the part's development server; resolves with its port. */
async function serve({ name, ...part }: DevelopedPart, from: number, shopOrigin: string): Promise<number> {
  const port = await freePort(from);
  say(`building ${name}`);
  await startDevServer({
    ...part,
    port,
    shopOrigin,
    onBuild: (ms, problem) =>
      say(problem ? `${name} does not compile\n${problem}\n` : `${name.padEnd(9)}| built in ${ms} ms`),
  });
  return port;
}

/** The first page of a part that has an address without parameters; null where none has, or it does not compile. */
async function pageOf(port: number): Promise<string | null> {
  const reply = await fetch(`${devOrigin(port)}/artifact.json`);
  if (!reply.ok) return null;
  const { routes } = z.parse(artifactSchema, await reply.json());
  return routes.find(({ path: pattern }) => !/[:*]/.test(pattern))?.path ?? null;
}

async function dev(wanted: readonly string[], { port: first }: { port: number }): Promise<void> {
  if (wanted.length === 0) {
    say(`name what to develop, one or several:\n  ${artifactNames.join('\n  ')}`);
    say('\nfor instance: npm run dev -- mf-live mf-product');
    return;
  }
  const parts = developedParts(wanted);
  const configuration = readConfiguration(process.env);
  const shopOrigin = originOf(configuration);
  await openShop(configuration);
  await checkOverride(shopOrigin);
  const served: { name: string; port: number }[] = [];
  for (const part of parts)
    served.push({
      name: part.name,
      port: await serve(part, (served.at(-1)?.port ?? first - 1) + 1, shopOrigin),
    });
  const overrides = served.map(({ name, port }) => `${name}@${devOrigin(port)}`).join(',');
  say(`
From their sources, in the browser that opens this:  ${shopOrigin}/?override=${overrides}
Back to the release:  ${shopOrigin}/?override=
`);
  for (const { name, port } of served.filter((each) => each.name !== 'shell')) {
    const page = await pageOf(port);
    if (page) say(`${name.padEnd(13)}  ${shopOrigin}${page}?override=${overrides}`);
  }
  say('\nCtrl-C stops everything that this command started.');
}

const program = commandLine({
  command: 'npm run dev --',
  description:
    'Shows parts of the shop from their sources inside the composed shop: edits of components keep the page as it is, after others it is loaded anew.',
  examples: [
    ['npm run dev', 'says what can be named'],
    ['npm run dev -- mf-live mf-product', `two remotes, on the first free ports from ${defaultPort} on`],
    ['npm run dev -- shell', 'the shell alone'],
  ],
  notes: `The shop of the last release is started on PORT (default 3000) unless one runs there already; edits of the API start
the API again that was started here. Nothing is published, composed or promoted. The shell comes from its sources, too,
because React's development mode is in no release. name=folder takes the sources from another folder.`,
})
  .argument('[parts...]', artifactNames.join(', '))
  .option('--port <n>', 'where the first part is served from', readPort, defaultPort)
  .action(dev);

await runCommandLine(program);
