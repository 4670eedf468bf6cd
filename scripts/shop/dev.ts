import path from 'node:path';
import { parseArgs } from 'node:util';
import { Registry } from '@mall/registry/registry';
import { devOrigin, startDevServer } from '@mall/remote-kit/build/dev-server';
import { releaseSources } from '../release/release-sources.ts';
import { SetupError } from '../setup-error.ts';
import { artifactNames, root } from '../workspace.ts';
import { type Configuration, checkMachine, readConfiguration } from './configuration.ts';
import { runShop } from './run-shop.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const help = `Shows one remote from its sources inside the composed shop, and reloads the page after an edit.

  npm run dev -- mf-product [--port 3101]

The shop of the last release is started on PORT (default 3000) unless one runs there already.`;

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
  const { releases } = new Registry(path.join(dataFolder, 'registry'));
  const stable = releases.channel('stable');
  if (stable && releases.get(stable.releaseId).remotes[remote]) return;
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

async function run(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      port: { type: 'string', default: String(defaultPort) },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(help);
  const [wanted = ''] = positionals;
  const remote = remotes.find((name) => name === wanted.replace(/\/$/, ''));
  if (!remote) throw new SetupError(`name a remote: ${remotes.join(', ')}\nsee npm run dev -- --help`);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new SetupError(`--port: ${values.port} is no port`);

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

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
