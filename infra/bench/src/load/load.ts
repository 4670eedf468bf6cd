import { percentile } from './arriving.ts';

/** What came of asking a service many times. */
export interface Load {
  /** Replies per second that were not refused. */
  rate: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  /** Replies with 503. */
  refused: number;
  /** Neither 2xx nor 503, or none at all. */
  failures: number;
}

export interface LoadTarget {
  origin: string;
  connections: number;
  /** That count; the connections are made in the second before. */
  seconds: number;
  /** The core that asks, where the one that answers is held to another. */
  askingCore?: number;
}

/** Asked in turn, by all connections together: none asks for what another just asked for. */
export type LoadOptions = LoadTarget & { paths: readonly string[] };

/** Not counted: while the connections are being made, the load's own process answers late. */
export const warmUpSeconds = 1;

export function loadOf(times: number[], seconds: number, counts: Pick<Load, 'refused' | 'failures'>): Load {
  return {
    rate: times.length / seconds,
    p50Ms: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
    p99Ms: percentile(times, 0.99),
    ...counts,
  };
}
