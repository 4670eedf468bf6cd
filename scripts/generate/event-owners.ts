import * as z from 'zod/mini';
import { SetupError } from '../setup-error.ts';
import { checkKebab } from './names.ts';
import { readSource, type Workshop } from './plan.ts';

const manifestSchema = z.object({ workspaces: z.array(z.string()) });

/** What a remote's events are about: of `mf-cart-order` cart and order, which have topics, of `mf-live` live. */
function subjectsOf(remote: string, ofTopics: ReadonlySet<string>): string[] {
  const name = remote.slice('mf-'.length);
  const known = name.split('-').filter((word) => ofTopics.has(word));
  return known.length > 0 ? known : [name];
}

/** Refuses an owner that nobody would look for: a package, or a word that no topic and no remote is about. */
export function checkOwner(workshop: Workshop, name: string, topics: string): string {
  const owner = checkKebab('owner', name);
  const ofTopics = new Set([...topics.matchAll(/name: '([a-z0-9-]+):/g)].map(([, known = '']) => known));
  if (owner.startsWith('mf-')) {
    const subjects = subjectsOf(owner, ofTopics).join(' or ');
    throw new SetupError(
      `an event's owner is what it is about, not a package: write ${subjects} instead of ${owner}`,
    );
  }
  const { workspaces } = z.parse(manifestSchema, JSON.parse(readSource(workshop, 'package.json')));
  const remotes = workspaces.filter((folder) => folder.startsWith('mf-'));
  const owners = new Set([...ofTopics, ...remotes.flatMap((remote) => subjectsOf(remote, ofTopics))]);
  if (owners.has(owner)) return owner;
  throw new SetupError(
    `no topic and no remote is about "${owner}": write one of ${[...owners].sort().join(', ')}, or the first topic of a new owner by hand (shared-contracts/src/events/topics.ts)`,
  );
}
