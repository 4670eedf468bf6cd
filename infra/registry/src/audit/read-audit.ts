import type { Channel, ChannelMove } from '@mall/contracts/platform/release';
import { type AuditEntry, type AuditLog, type AuditQuery, isWanted } from './audit-log.ts';

/** A move of a channel as the audit lists it. */
export function entryOfMove(channel: Channel['name'], move: ChannelMove): AuditEntry {
  const { kind, by, via = '', why, at, from, to } = move;
  return {
    at,
    kind: kind === 'weigh' ? 'canary' : kind,
    by,
    from: via,
    about: [channel, to],
    note: [from === to ? '' : `from ${from ?? 'nothing'}`, why].filter(Boolean).join(': '),
  };
}

/** A channel and the file may both record a move. */
const keyOf = ({ at, kind, by, from, about, note }: AuditEntry) =>
  JSON.stringify([at, kind, by, from, about, note]);

/**
 * What was done, newest first. Channels keep their own moves, and the file only those that a channel has no room for any
 * more, so that nothing is stored twice.
 */
export function readAudit(log: AuditLog, channels: readonly Channel[], query: AuditQuery): AuditEntry[] {
  const found = new Map(
    channels
      .flatMap(({ name, moves }) => moves.map((move) => entryOfMove(name, move)))
      .filter((entry) => isWanted(entry, query))
      .map((entry) => [keyOf(entry), entry]),
  );
  let recent = 0;
  for (const entry of log.entries()) {
    if (recent >= query.limit) break;
    if (!isWanted(entry, query)) continue;
    found.set(keyOf(entry), entry);
    // A move comes to the file long after it was made: it says nothing of how far back the others reach.
    if (!isMove(entry)) recent += 1;
  }
  return [...found.values()]
    .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
    .slice(0, query.limit);
}

const isMove = ({ kind }: AuditEntry) => kind === 'promote' || kind === 'rollback' || kind === 'canary';
