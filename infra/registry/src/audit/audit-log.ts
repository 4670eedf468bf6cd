import { appendFileSync, closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '@mall/remote-kit/publish/parse-json';
import * as z from 'zod/mini';

export const auditKinds = [
  'publish',
  'compose',
  'promote',
  'rollback',
  'canary',
  'preview',
  'token-create',
  'token-revoke',
  'clean',
] as const;

const entrySchema = z.object({
  at: z.string(),
  kind: z.enum(auditKinds),
  /** Who, by the name they gave; an account or a token. */
  by: z.string(),
  /** Account and machine, or address. */
  from: z.string(),
  /** What it was done to: artifacts as name@version, releases, channels, tokens, remotes. */
  about: z.array(z.string()),
  /** Reason or outcome, as a person said it; may be empty. */
  note: z.string(),
});
export type AuditEntry = z.infer<typeof entrySchema>;

export interface AuditQuery {
  kind?: AuditEntry['kind'] | undefined;
  /** Who did it, or what it was done to; `mf-live` finds all of its versions. */
  name?: string | undefined;
  /** Newest entries that are wanted. */
  limit: number;
}

const blockBytes = 64 * 1024;
const newline = 0x0a;

/** What was done to a registry: lines of JSON, only ever appended. */
export class AuditLog {
  readonly #file: string;

  constructor(root: string) {
    this.#file = path.join(root, 'audit.jsonl');
  }

  append(entry: AuditEntry): void {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    const file = openSync(this.#file, 'a+', 0o600);
    try {
      // A process that was killed in the middle of a line spoils that line and not the next one.
      const start = endsTorn(file) ? '\n' : '';
      appendFileSync(file, `${start}${JSON.stringify(entry)}\n`);
    } finally {
      closeSync(file);
    }
  }

  /** When the last entry is from (ISO 8601); null before the first. */
  lastTime(): string | null {
    for (const { at } of this.entries()) return at;
    return null;
  }

  /** Whole entries, newest first, read as far as the caller goes on. A torn or foreign line is passed over. */
  *entries(): Generator<AuditEntry> {
    if (!existsSync(this.#file)) return;
    const file = openSync(this.#file, 'r');
    try {
      for (const line of linesBackwards(file)) {
        const entry = z.safeParse(entrySchema, parseJson(line));
        if (entry.success) yield entry.data;
      }
    } finally {
      closeSync(file);
    }
  }
}

function endsTorn(file: number): boolean {
  const { size } = fstatSync(file);
  const last = Buffer.alloc(1);
  return size > 0 && readSync(file, last, 0, 1, size - 1) === 1 && last[0] !== newline;
}

/** Lines of a file from its end, a block at a time: a log of years is not read for its last day. */
function* linesBackwards(file: number): Generator<string> {
  let position = fstatSync(file).size;
  let rest = Buffer.alloc(0);
  while (position > 0) {
    const length = Math.min(blockBytes, position);
    position -= length;
    const block = Buffer.alloc(length);
    readSync(file, block, 0, length, position);
    rest = Buffer.concat([block, rest]);
    for (let at = rest.lastIndexOf(newline); at >= 0; at = rest.lastIndexOf(newline)) {
      yield rest.subarray(at + 1).toString('utf8');
      rest = rest.subarray(0, at);
    }
  }
  yield rest.toString('utf8');
}

const isAbout = (subject: string, name: string) => subject === name || subject.startsWith(`${name}@`);

export const isWanted = ({ kind, by, about }: AuditEntry, query: AuditQuery): boolean =>
  (query.kind === undefined || kind === query.kind) &&
  (query.name === undefined ||
    by === query.name ||
    about.some((subject) => isAbout(subject, query.name ?? '')));
