import path from 'node:path';
import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { port as readPort } from '@mall/command-line/values';
import { Registry } from '@mall/registry/registry';
import { devOrigin, startDevServer } from '@mall/remote-kit/build/dev-server';
import { releaseSources } from '../release/release-sources.ts';
import { SetupError } from '../setup-error.ts';
import { artifactNames, root } from '../workspace.ts';
import { type Configuration, checkMachine, readConfiguration } from './configuration.ts';
import { runShop } from './run-shop.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const defaultPort = 3101;
const probeLimitMs = 3000;
const remotes = artifactNames.filter((name) => name !== 'shell');
const say = (line: string) => console.log(line);

function originOf({ PUBLIC_ORIGIN, ports }: Configuration): string {
  return PUBLIC_ORIGIN ?? `http://localhost:${ports.edge}`;
}

/** Whether a shop runs on this port already. */
async function isShopOpen(configuration: Configuration): Promise<boolean> {
  const reply = await fetch(`${originOf(configuration)}/healthz`, {
    signal: AbortSignal.timeout(probeLimitMs),
  }).catch(() => null);
  return reply?.ok ?? false;
}

/** A remote that no release has yet is built and released first, so that the shop knows its routes. */
async function releaseIfNew(remote: string, { dataFolder }: Configuration): Promise<void> {
  const registry = new Registry(path.join(dataFolder, 'registry'));
  const stable = registry.channel('stable');
  if (stable && registry.releases.get(stable.releaseId).remotes[remote]) return;
  await releaseSources(dataFolder, say);
}

/** Starts the shop unless one runs already; what it starts ends with this process. */
async function openShop(remote: string, configuration: Configuration): Promise<void> {
  if (await isShopOpen(configuration)) {
    await releaseIfNew(remote, configuration);
    return say(`using the shop that runs at ${originOf(configuration)}`);
  }
  await checkMachine(configuration);
  await runShop(configuration, {
    say,
    log: say,
    whenStoppable: stopOnSignal,
    onGiveUp: (name) => {
      console.error(`${name} keeps ending; see its last lines`);
      process.exit(1);
    },
    env: { edge: { ALLOW_OVERRIDE: '1' } },
    release: (dataFolder) => releaseIfNew(remote, { ...configuration, dataFolder }),
  });
}

/** A shop that was started without ALLOW_OVERRIDE would silently show the released remote. */
async function checkOverride(address: string): Promise<void> {
  const reply = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(probeLimitMs * 2) });
  if (reply.headers.getSetCookie().some((cookie) => cookie.startsWith('mall-override='))) return;
  throw new SetupError(
    'the running shop takes no overrides: stop it and run this again, or start it with ALLOW_OVERRIDE=1 npm start',
  );
}

async function dev(wanted: string, { port }: { port: number }): Promise<void> {
  const remote = remotes.find((name) => name === wanted.replace(/\/$/, ''));
  if (!remote) throw new SetupError(`there is no remote "${wanted}"; name one of ${remotes.join(', ')}`);
  const configuration = readConfiguration(process.env);
  const shopOrigin = originOf(configuration);
  await openShop(remote, configuration);
  await startDevServer({
    folder: path.join(root, remote),
    port,
    shopOrigin,
    onBuild: (ms, problem) => say(problem ?? `${remote.padEnd(9)}| built in ${ms} ms`),
  });
  const address = `${shopOrigin}/?override=${remote}@${devOrigin(port)}`;
  await checkOverride(address);
  say(`
${remote} from its sources:  ${address}
Back to the release:  ${shopOrigin}/?override=

Ctrl-C stops everything that this command started.`);
}

const program = commandLine({
  command: 'npm run dev --',
  description:
    'Shows one remote from its sources inside the composed shop, and reloads the page after an edit.',
  examples: [['npm run dev -- mf-product', `the dev server on port ${defaultPort}`]],
  notes: 'The shop of the last release is started on PORT (default 3000) unless one runs there already.',
})
  .argument('<remote>', remotes.join(', '))
  .option('--port <n>', 'where the remote is served from', readPort, defaultPort)
  .action(dev);

await runCommandLine(program);
