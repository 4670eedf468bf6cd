import type { Channel } from '@mall/contracts/platform/release';
import type { SeenEdge } from './edge-book.ts';

/** Edges ask every two seconds; one that was silent for so long is away, ms. */
const awayAfterMs = 15_000;
/** A release is fetched and checked within this time; later an edge is behind, ms. */
const followsWithinMs = 10_000;

const ago = (milliseconds: number) =>
  milliseconds < 120_000
    ? `${Math.round(milliseconds / 1000)} s`
    : `${Math.round(milliseconds / 60_000)} min`;

/** How an edge stands to its channel, in words; empty when it follows. */
function standing({ release, problem, seenAt }: SeenEdge, channel: Channel | null, now: number): string {
  if (now - seenAt > awayAfterMs) return `not heard of for ${ago(now - seenAt)}`;
  if (problem !== '') return `cannot follow: ${problem}`;
  if (!channel || release === channel.releaseId) return '';
  return now - Date.parse(channel.movedAt) > followsWithinMs
    ? `behind: the channel serves ${channel.releaseId}`
    : 'fetches the next one';
}

/** A line for each edge: what it serves, and what keeps it from following its channel. */
export function edgeLines(
  edges: readonly SeenEdge[],
  channelOf: (name: Channel['name']) => Channel | null,
  now = Date.now(),
): string[] {
  return edges.map((edge) => {
    const words = standing(edge, channelOf(edge.channel), now);
    const served = edge.release === null ? 'nothing' : `${edge.release} (revision ${edge.revision})`;
    return `edge ${edge.edge}  ${edge.channel}  serves ${served}${words ? `  ${words}` : ''}`;
  });
}
