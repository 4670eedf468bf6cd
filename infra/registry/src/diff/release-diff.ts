import type { Artifact, SharedLibrary } from '@mall/contracts/platform/artifact';
import type { Release } from '@mall/contracts/platform/release';

type Parts = ReadonlyMap<string, Artifact>;

const partsOf = ({ shell, remotes }: Release): Parts =>
  new Map([shell, ...Object.values(remotes)].map(({ artifact }) => [artifact.name, artifact]));

/** What is new, gone or another one under the same name. */
function changes<Value>(before: ReadonlyMap<string, Value>, after: ReadonlyMap<string, Value>) {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    if (was === is) return [];
    const kind: 'new' | 'gone' | 'other' = was === undefined ? 'new' : is === undefined ? 'gone' : 'other';
    return [{ name, kind, was, is }];
  });
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Bytes of the JavaScript that each route loads, its entry included, as the files lie on the disk. */
function weights({ routes, entry, files }: Artifact): Map<string, number> {
  const sizeOf = (file: string) => files[file]?.size ?? 0;
  return new Map(
    routes.map(({ path, chunks }) => [
      path,
      [...new Set([entry, ...chunks])].reduce((bytes, file) => bytes + sizeOf(file), 0),
    ]),
  );
}

const hashes = (items: readonly { hash: string; name: string }[]) =>
  new Map(items.map(({ name, hash }) => [name, hash]));
const rangeOf = (library: string | SharedLibrary) => (typeof library === 'string' ? library : library.range);
const libraries = ({ shared }: Artifact) =>
  new Map(Object.entries(shared).map(([name, library]) => [name, rangeOf(library)]));

/** Names of the parts, other than itself, of which one says that it uses something. */
const usersOf = (parts: Parts, self: string, uses: (artifact: Artifact) => boolean): string[] =>
  [...parts.values()].filter((artifact) => artifact.name !== self && uses(artifact)).map(({ name }) => name);

const affecting = (users: readonly string[]) => (users.length > 0 ? `; affects ${users.join(', ')}` : '');

function routeLines(before: Artifact, after: Artifact): string[] {
  return changes(weights(before), weights(after)).map(({ name, kind, was = 0, is = 0 }) =>
    kind === 'other'
      ? `route ${name}: ${kilobytes(was)} -> ${kilobytes(is)} of JavaScript`
      : `route ${name}: ${kind}`,
  );
}

function contractLines(before: Artifact, after: Artifact, parts: Parts): string[] {
  const { name: self } = after;
  const lent = ({ fragmentsOffered }: Artifact) =>
    hashes(fragmentsOffered.map(({ name, propsHash }) => ({ name, hash: propsHash })));
  const said = ({ eventsPublished }: Artifact) =>
    hashes(eventsPublished.map(({ topic, hash }) => ({ name: topic, hash })));
  const called = ({ apiCalls }: Artifact) => hashes(apiCalls.map(({ id, hash }) => ({ name: id, hash })));
  const words = { new: 'new', gone: 'gone', other: 'another contract' } as const;
  return [
    ...changes(lent(before), lent(after)).map(({ name, kind }) => {
      const users = usersOf(parts, self, (part) => part.fragmentsUsed.some((used) => used.name === name));
      return `fragment ${name}: ${words[kind]}${affecting(users)}`;
    }),
    ...changes(said(before), said(after)).map(({ name, kind }) => {
      const users = usersOf(parts, self, (part) => part.eventsHeard.some(({ topic }) => topic === name));
      return `event ${name}: ${words[kind]}${affecting(users)}`;
    }),
    ...changes(called(before), called(after)).map(({ name, kind }) => `call ${name}: ${words[kind]}`),
  ];
}

function libraryLines(before: Artifact, after: Artifact): string[] {
  return changes(libraries(before), libraries(after)).map(({ name, kind, was, is }) =>
    kind === 'other' ? `library ${name}: ${was} -> ${is}` : `library ${name}: ${kind}`,
  );
}

/**
 * What a release changes of another one, part by part: routes with their weight, contracts with the parts that they
 * affect, libraries. Empty when both are made of the same artifacts.
 */
export function diffReleases(before: Release, after: Release): string[] {
  const [was, is] = [partsOf(before), partsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].sort().flatMap((name) => {
    const [old, next] = [was.get(name), is.get(name)];
    if (!old || !next)
      return [`${name} ${next ? `is new: ${next.version}` : `is left out: it was ${old?.version}`}`];
    if (old.version === next.version) return [];
    return [
      `${name} ${old.version} -> ${next.version}`,
      ...[...routeLines(old, next), ...contractLines(old, next, is), ...libraryLines(old, next)].map(
        (line) => `  ${line}`,
      ),
    ];
  });
}
