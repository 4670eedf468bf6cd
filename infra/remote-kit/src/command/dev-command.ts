import type { Command } from '@commander-js/extra-typings';
import { port as readPort } from '@mall/command-line/values';
import { readRemoteFolder } from './remote-folder.ts';
import { isShownIn, requireOverrides, shopOriginOf } from './running-shop.ts';

const defaultPort = 3101;

async function dev({ shop, port }: { shop: string; port: number }): Promise<void> {
  const { folder, name } = readRemoteFolder(process.cwd());
  const shopOrigin = shopOriginOf(shop);
  const { devOrigin, startDevServer } = await import('../development/dev-server.ts');
  await requireOverrides(shopOrigin);
  await startDevServer({
    folder,
    port,
    shopOrigin,
    onBuild: (ms, problem) => console.log(problem ?? `${name} built in ${ms} ms`),
  });
  const address = `${shopOrigin}/?override=${name}@${devOrigin(port)}`;
  if (!(await isShownIn(address, devOrigin(port))))
    console.log(`
${shopOrigin} cannot read it from ${devOrigin(port)} and shows its release: the shop has to run on this machine.`);
  console.log(`
${name} from its sources:  ${address}
Back to the release:  ${shopOrigin}/?override=

Ctrl-C stops it.`);
}

/** `dev`: beside a shop that runs somewhere. */
export function addDevCommand(program: Command): void {
  program
    .command('dev')
    .description('serves it from its sources to the pages of a running shop, and reloads them after an edit')
    .requiredOption('--shop <origin>', 'a shop that takes overrides (ALLOW_OVERRIDE=1)')
    .option('--port <n>', 'where it is served from', readPort, defaultPort)
    .action(dev);
}
