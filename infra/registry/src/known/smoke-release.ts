import type { Release } from '@mall/contracts/platform/release';
import { RegistryError } from '@mall/remote-kit/publish/registry-error';
import type { ChannelName } from '../channel-store.ts';
import type { Registry } from '../registry.ts';
import { picturesOf, storePictures } from './smoke-pictures.ts';
import { type SmokeResult, smokeTool } from './smoke-tool.ts';

/** A link to look at a release by, for as long as that may take, hours. */
const previewHours = 1;

export interface SmokePlace {
  registry: Registry;
  /** Data folder of the registry. */
  folder: string;
  say: (line: string) => void;
}

/** A page's own words on one line: what a remote throws must not steer the terminal that shows it. */
const printable = (text: string) => text.replace(/\p{Cc}+/gu, ' ');

/** Looks at every page of a release; throws with what failed, and where its pictures are. */
export async function smokeRelease(
  release: Release,
  { registry, folder, say }: SmokePlace,
): Promise<SmokeResult> {
  const look = smokeTool();
  if (!look)
    throw new RegistryError('this registry has no browser to look at releases with', [
      'name the service smoke with SMOKE_ORIGIN, or look where the repository is: npm run registry -- smoke <release>',
    ]);
  const result = await look({
    release,
    word: registry.preview(release.id, previewHours),
    say: (line) => say(printable(line)),
  });
  for (const route of result.skipped) say(`not looked at, because nothing leads there: ${printable(route)}`);
  const failures = storePictures(picturesOf(folder, release.id), result.failures);
  if (failures.length > 0)
    throw new RegistryError(
      `${release.id} does not work: ${failures.length} of ${result.pages} pages failed`,
      [
        ...failures.map(
          ({ remote, page, reasons, file }) =>
            `${printable(`${remote} ${page}: ${reasons.join('; ')}`)}${file ? ` (picture: ${file})` : ''}`,
        ),
        'repair what failed and compose again; to promote it all the same: --no-smoke --why "<reason>"',
      ],
    );
  return result;
}

/** A promotion that was asked for. */
interface Promotion {
  id: string;
  channel: ChannelName;
  isExact: boolean;
  /** Undefined where it is not said: then stable is looked at, and a registry without a browser says that it is not. */
  isSmoked: boolean | undefined;
  why: string;
}

/** What to promote then, and what the move keeps of the look. */
interface LookedAt {
  id: string;
  rebasedFrom: string | null;
  /** Revision of the channel that the look is for; undefined where there was none. */
  revision: number | undefined;
  smoke: string;
}

/** Looks at what a channel is to serve next, where it has to be looked at; throws when it does not work. */
export async function lookBefore(
  { id, channel, isExact, isSmoked, why }: Promotion,
  place: SmokePlace,
): Promise<LookedAt> {
  if (isSmoked === false && why === '')
    throw new RegistryError('nobody would have looked at the release', [
      'say why that is right: --no-smoke --why "<reason>"',
    ]);
  const unseen = (smoke: string) => ({ id, rebasedFrom: null, revision: undefined, smoke });
  if (isSmoked === false) return unseen('no smoke');
  if (isSmoked === undefined && channel !== 'stable') return unseen('');
  if (isSmoked === undefined && smokeTool() === null) {
    place.say(
      `its pages were not looked at: this registry has no browser (SMOKE_ORIGIN). Look by a link of your own: preview ${id}`,
    );
    return unseen('no smoke: no browser here');
  }
  const { release, rebasedFrom, revision } = place.registry.prepare(id, channel, isExact);
  const { pages } = await smokeRelease(release, place);
  return { id: release.id, rebasedFrom, revision, smoke: `${pages} pages looked at` };
}
