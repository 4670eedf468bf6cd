import type { ApiContract, CallContract, SchemaDocument } from '@mall/contracts/platform/artifact-contracts';
import { findMisfits, type Misfit } from '../fit/find-misfits.ts';
import { label, type Part, rebuild } from '../part.ts';

/** Faults that one refusal names; the others follow when these are mended. */
const namedFaults = 5;

function listed(misfits: readonly Misfit[]): string {
  const lines = misfits.slice(0, namedFaults).map(({ path, problem }) => `${path} ${problem}`);
  const rest = misfits.length - lines.length;
  return [...lines, ...(rest > 0 ? [`${rest} more`] : [])].join('; ');
}

/** One side of an exchange: who, and the schema of what it sends or reads. */
interface Side {
  part: Part;
  schema: SchemaDocument | undefined;
}

interface Exchange {
  sender: Side;
  reader: Side;
  /** What passes, as people call it, and the root of paths in it. */
  what: string;
  root: string;
  advice: string;
}

/** Why the reader does not understand all that the sender may send. Their hashes are known to differ. */
function disagreement({ sender, reader, what, root, advice }: Exchange): string[] {
  const silent = [sender, reader].filter(({ schema }) => schema === undefined).map(({ part }) => part);
  if (silent.length > 0)
    return silent.map(
      (part) =>
        `${label(part)} does not carry the schema of ${what}, on which it differs from ${label(part === sender.part ? reader.part : sender.part)}: ${rebuild(part)}`,
    );
  const misfits = findMisfits(sender.schema, reader.schema, root);
  if (misfits.length === 0) return [];
  return [
    `${label(reader.part)} cannot read ${what} from ${label(sender.part)}: ${listed(misfits)}. ${advice}`,
  ];
}

/** Fragments that a host shows and no remote offers, or with props that the fragment does not read. */
export function fragmentConflicts(parts: readonly Part[]): string[] {
  const offers = new Map(
    parts.flatMap((part) =>
      part.artifact.fragmentsOffered.map((offer) => [offer.name, { part, offer }] as const),
    ),
  );
  return parts.flatMap((host) =>
    host.artifact.fragmentsUsed.flatMap(({ name, propsHash }) => {
      const found = offers.get(name);
      if (!found)
        return [
          `${label(host)} shows the fragment ${name}, which no remote offers: add a version of ${name.split('/')[0]} that does`,
        ];
      const { part: owner, offer } = found;
      if (offer.propsHash === propsHash) return [];
      return disagreement({
        sender: { part: host, schema: host.contracts?.fragmentsUsed[name] },
        reader: { part: owner, schema: owner.contracts?.fragmentsOffered[name] },
        what: `the props of ${name}`,
        root: 'props',
        advice: `Make what is new optional in ${owner.artifact.name}, or build ${host.artifact.name} against the new props and name both with --with`,
      });
    }),
  );
}

/** Topics with a listener and no publisher, or with payloads that the listener does not read. */
export function eventConflicts(parts: readonly Part[]): string[] {
  return parts.flatMap((listener) =>
    listener.artifact.eventsHeard.flatMap(({ topic, hash }) => {
      // Several parts may publish one topic; each of them must write what this one reads.
      const sources = parts.flatMap((source) =>
        source.artifact.eventsPublished.flatMap((event) =>
          event.topic === topic ? [{ source, event }] : [],
        ),
      );
      if (sources.length === 0)
        return [
          `${label(listener)} listens to ${topic}, which no remote publishes: add the version of ${topic.split(':')[0]} that does, or stop listening`,
        ];
      return sources
        .filter(({ event }) => event.hash !== hash)
        .flatMap(({ source }) =>
          disagreement({
            sender: { part: source, schema: source.contracts?.eventsPublished[topic] },
            reader: { part: listener, schema: listener.contracts?.eventsHeard[topic] },
            what: topic,
            root: 'payload',
            advice: `Raise the topic's version in shared-contracts, or build ${listener.artifact.name} so that it does without`,
          }),
        );
    }),
  );
}

/** Calls that the API does not serve, or whose requests or replies one side does not read. */
export function callConflicts(parts: readonly Part[], api: ApiContract): string[] {
  return parts.flatMap((caller) =>
    caller.artifact.apiCalls.flatMap(({ id, hash }) => {
      const served = api[id];
      if (!served)
        return [
          `${label(caller)} calls ${id}, which the API does not serve: deploy the API that does first, or build against its contract`,
        ];
      const made = caller.contracts?.apiCalls[id];
      // No part of the hash: it says how a call looks, and this is who may make it.
      if (isClosedTo(made, served.call))
        return [
          `${label(caller)} calls ${id} for anyone, the API serves it to members only: keep it open, or build ${caller.artifact.name} against the API's contract`,
        ];
      if (served.hash === hash) return [];
      if (!made)
        return [
          `${label(caller)} does not carry the schema of the call ${id}, on which it differs from the API: ${rebuild(caller)}`,
        ];
      return callMisfits(caller, id, made, served.call);
    }),
  );
}

/** Whether a call that guests make has been closed to them. */
const isClosedTo = (made: CallContract | undefined, served: CallContract) =>
  served.access === 'member' && made?.access !== undefined && made.access !== 'member';

/** A part of a request that a side does not have. */
const nothing: SchemaDocument = { type: 'object', properties: {} };

function callMisfits(caller: Part, id: string, made: CallContract, served: CallContract): string[] {
  const [madeAs, servedAs] = [made, served].map(({ method, path }) => `${method} ${path}`);
  if (madeAs !== servedAs)
    return [
      `${label(caller)} calls ${id} as ${madeAs}, the API serves it as ${servedAs}: build ${caller.artifact.name} against the API's contract`,
    ];
  const request = (['params', 'query', 'body'] as const).flatMap((part) => {
    const read = served[part];
    return read ? findMisfits(made[part] ?? nothing, read, part) : [];
  });
  const reply = findMisfits(served.data, made.data, 'reply');
  return [
    ...(request.length > 0
      ? [
          `the API does not read what ${label(caller)} sends with ${id}: ${listed(request)}. Keep the API reading the earlier request, or build ${caller.artifact.name} against its contract`,
        ]
      : []),
    ...(reply.length > 0
      ? [
          `${label(caller)} does not read what the API answers to ${id}: ${listed(reply)}. Give the call a new endpoint, or build ${caller.artifact.name} against the API's contract`,
        ]
      : []),
  ];
}
