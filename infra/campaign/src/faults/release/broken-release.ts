import type { CampaignShop } from '../../shop/campaign-shop.ts';
import { faultRemotes } from '../fault-pages.ts';
import { breakCode } from './broken-code.ts';
import { publishChanged } from './changed-artifact.ts';
import { compose, previewWord, servedVersions } from './registry-commands.ts';

/** A release that single browsers see by a link. */
export interface PreviewedRelease {
  id: string;
  word: string;
}

const made = new WeakMap<CampaignShop, Promise<PreviewedRelease>>();

/** The release in which every remote has a version that fails where a browser asks it to, with the served one to fall back to. */
export function brokenRelease(shop: CampaignShop): Promise<PreviewedRelease> {
  const known = made.get(shop) ?? make(shop);
  made.set(shop, known);
  return known;
}

async function make({ dataFolder }: CampaignShop): Promise<PreviewedRelease> {
  const served = await servedVersions(dataFolder);
  const to = `9.0.${Date.now()}`;
  const publish = (name: string) =>
    publishChanged({
      dataFolder,
      name,
      from: served.get(name) ?? '',
      to,
      change: (file, code) => breakCode(name, file, code),
    });
  for (const name of faultRemotes) await publish(name);
  return show(
    dataFolder,
    faultRemotes.map((name) => `${name}@${to}`),
  );
}

/** A release of what is served with other versions, and the link that shows it. */
export async function show(dataFolder: string, versions: readonly string[]): Promise<PreviewedRelease> {
  const id = await compose(dataFolder, versions);
  return { id, word: await previewWord(dataFolder, id) };
}
