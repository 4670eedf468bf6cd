import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EdgeReport } from '@mall/contracts/platform/edge-report';
import { channelSchema } from '@mall/contracts/platform/release';
import * as z from 'zod/mini';
import { writeAtomic } from '../atomic-file.ts';

/** Edges that are remembered; those silent for longest go first. */
const maximumEdges = 500;
/** An edge that is silent for so long is gone, ms. */
const forgetMs = 3_600_000;
/** The file is written so often at most, ms. */
const writeEveryMs = 5_000;

const seenSchema = z.object({
  edge: z.string(),
  channel: channelSchema.shape.name,
  release: z.nullable(z.string()),
  revision: z.int(),
  problem: z.string(),
  /** Unix time, ms. */
  seenAt: z.number(),
});
/** An edge on a channel, as it last said itself. */
export type SeenEdge = z.infer<typeof seenSchema>;

const fileOf = (folder: string) => path.join(folder, 'edges.json');

/** What edges say of themselves with their questions, in memory and in a short file for the command line. */
export class EdgeBook {
  private readonly seen = new Map<string, SeenEdge>();
  private writtenAt = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly folder: string) {}

  note(channel: SeenEdge['channel'], report: EdgeReport, now = Date.now()): void {
    const key = `${channel} ${report.edge}`;
    // Taken out first: a map keeps its order, and the oldest stands in front.
    this.seen.delete(key);
    this.seen.set(key, { ...report, channel, seenAt: now });
    for (const [oldest, { seenAt }] of this.seen)
      if (this.seen.size > maximumEdges || now - seenAt > forgetMs) this.seen.delete(oldest);
      else break;
    this.timer ??= setTimeout(() => this.write(), Math.max(0, this.writtenAt + writeEveryMs - now)).unref();
  }

  /** All edges, the longest silent one first. */
  all(): SeenEdge[] {
    return [...this.seen.values()];
  }

  close(): void {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.write();
  }

  private write(): void {
    this.timer = null;
    this.writtenAt = Date.now();
    try {
      writeAtomic(fileOf(this.folder), JSON.stringify(this.all()));
    } catch {
      // A full disk must not keep edges from their answers; the next report tries again.
    }
  }
}

/** Edges that reported lately, by name; none where no registry has run on this folder. */
export function readEdges(folder: string, now = Date.now()): SeenEdge[] {
  if (!existsSync(fileOf(folder))) return [];
  const parsed = z.safeParse(z.array(seenSchema), JSON.parse(readFileSync(fileOf(folder), 'utf8')));
  const edges = parsed.data ?? [];
  return edges
    .filter(({ seenAt }) => now - seenAt <= forgetMs)
    .sort((one, other) => one.edge.localeCompare(other.edge) || one.channel.localeCompare(other.channel));
}
