import { readFileSync } from 'node:fs';
import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import type { Release } from '@mall/contracts/platform/release';
import { type EdgeConfig, readConfig } from '../config.ts';
import { fetchChannel } from '../release/fetch-channel.ts';
import { addApprovals, readApprovals } from './approvals.ts';
import { checkPage } from './check-page.ts';
import { inventoryOf } from './inventory.ts';

/** The edge's settings as `npm start` gives them: the others stand on the ports above its own. */
function configOf(env: NodeJS.ProcessEnv): EdgeConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const local = (above: number) => `http://127.0.0.1:${Number(given.PORT ?? 3000) + above}`;
  return readConfig({ REGISTRY_ORIGIN: local(20), PAYMENT_ORIGIN: local(30), ...given });
}

/** The release that shoppers get, as its signature says. */
async function servedRelease({ registryOrigin, publicKeyFile }: EdgeConfig): Promise<Release> {
  const publicKeyPem = readFileSync(publicKeyFile, 'utf8');
  const options = { channel: 'stable', publicKeyPem, lastRevision: 0, now: Date.now() } as const;
  const served = await fetchChannel(registryOrigin, options);
  if (!served) throw new Error('stable points nowhere yet: promote a release first');
  return served.release;
}

const say = (text: string) => console.log(text);

async function showInventory({ json }: { json?: boolean | undefined }): Promise<void> {
  const config = configOf(process.env);
  const pages = inventoryOf(await servedRelease(config), config);
  if (json) return say(JSON.stringify(pages, null, 2));
  for (const { release, path, headers, scripts } of pages) {
    say(`${path} of ${release}`);
    for (const [name, value] of Object.entries(headers)) say(`  ${name}: ${value}`);
    for (const { address, integrity, why, authorisedBy } of scripts)
      say(`  ${address}\n    ${integrity ?? 'approved by content'}\n    ${why}; ${authorisedBy}`);
  }
}

async function check({ origin }: { origin?: string | undefined }): Promise<void> {
  const config = configOf(process.env);
  const approvals = readApprovals(config.dataFolder);
  const pages = inventoryOf(await servedRelease(config), config);
  const findings = [];
  for (const page of pages) {
    const checked = await checkPage(page, approvals, origin ?? config.publicOrigin);
    findings.push(...checked.findings);
  }
  for (const finding of findings)
    say(JSON.stringify({ level: 'alert', event: 'payment-page', finding, at: new Date().toISOString() }));
  if (findings.length > 0) throw new Error(`payment pages are not as approved: ${findings.length} findings`);
  say(`${pages.map(({ path }) => path).join(', ')}: headers and scripts are those of the inventory`);
}

async function approve({ by, why }: { by: string; why: string }): Promise<void> {
  const config = configOf(process.env);
  const at = new Date().toISOString();
  for (const page of inventoryOf(await servedRelease(config), config)) {
    const { contents } = await checkPage(page, [], config.publicOrigin);
    const added = [...contents].map(([address, integrity]) => ({ address, integrity, by, why, at }));
    await addApprovals(config.dataFolder, added);
    for (const { address, integrity } of added) say(`${address}  ${integrity}`);
  }
}

const program = commandLine({
  command: 'npm run payment-pages --',
  description: 'Scripts and headers of the pages that take payments (docs/security/payment-pages.md).',
  examples: [
    ['npm run payment-pages -- check', 'says whether the pages are as approved; exit code 1 when not'],
    ['npm run payment-pages -- inventory', 'what may run on them'],
  ],
  samples: { role: 'platform', words: "the provider's release notes" },
});
program
  .command('inventory')
  .description('every script that the served release may run there, why, and who authorised it')
  .option('--json', 'as JSON')
  .action(showInventory);
program
  .command('check')
  .description('compares the pages as browsers receive them with the inventory; exit code 1 when they differ')
  .option('--origin <url>', 'where shoppers open the shop; PUBLIC_ORIGIN unless said')
  .action(check);
program
  .command('approve')
  .description("approves the present content of the provider's scripts and of the inline script")
  .requiredOption('--by <role>', 'who approves, by role')
  .requiredOption('--why <words>', 'what was looked at')
  .action(approve);

await runCommandLine(program);
