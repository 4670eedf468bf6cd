import type { CampaignShop } from '../../shop/campaign-shop.ts';
import type { FaultRemote } from '../fault-pages.ts';
import { type PreviewedRelease, show } from './broken-release.ts';
import { publishChanged } from './changed-artifact.ts';
import { servedVersions } from './registry-commands.ts';

/** Ways in which a version fails as a server renders its pages. */
const bodies = {
  throws: 'throw new Error("broken on the server");',
  loops: 'for (;;);',
  eats: 'const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length));',
} as const;
export type ServerFault = keyof typeof bodies;

/** Runs after the bundle of the remote: every render of a page fails. */
const codeOf = (fault: ServerFault) => `
const rendered = module.exports.remote;
module.exports = { ...module.exports, remote: { ...rendered, renderPage: async () => { ${bodies[fault]} } } };
`;

const made = new Map<string, Promise<PreviewedRelease>>();

/** A release in which one remote fails on the server, in every render of its pages; browsers get the code as it is. */
export const failingOnServer =
  (remote: FaultRemote, fault: ServerFault) =>
  (shop: CampaignShop): Promise<PreviewedRelease> => {
    const key = `${shop.origin} ${remote} ${fault}`;
    const release = made.get(key) ?? make(shop, remote, fault);
    made.set(key, release);
    return release;
  };

async function make(
  { dataFolder }: CampaignShop,
  remote: FaultRemote,
  fault: ServerFault,
): Promise<PreviewedRelease> {
  const from = (await servedVersions(dataFolder)).get(remote) ?? '';
  const to = `9.1.${Date.now()}`;
  await publishChanged({
    dataFolder,
    name: remote,
    from,
    to,
    change: (file, code) => (file === 'server/server.cjs' ? `${code}${codeOf(fault)}` : code),
  });
  return show(dataFolder, [`${remote}@${to}`]);
}
