import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import * as z from 'zod';

const reportSchema = z.object({
  where: z.string(),
  message: z.string(),
  remote: z.string().optional(),
  version: z.string().optional(),
  releaseId: z.string(),
  page: z.string(),
});
/** What a browser reported of a failure. */
export type Report = z.infer<typeof reportSchema>;

/** Limit until the edge has written what a browser sent, and sent again while the edge was away; ms. */
const storedLimitMs = 25_000;
/** A part that came too late on a busy machine, without a fault. */
const late = /took longer than \d+ ms/;

const parse = (text: string): Report | null => {
  try {
    return reportSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** Failures that a browser reports, from now on. */
export function collectReports(context: BrowserContext): Report[] {
  const reports: Report[] = [];
  context.on('request', (request) => {
    if (!request.url().endsWith('/_reports/failures')) return;
    const report = parse(request.postData() ?? '');
    if (report) reports.push(report);
  });
  return reports;
}

const isSame = (one: Report, other: Report) =>
  (['where', 'message', 'remote', 'version', 'releaseId', 'page'] as const).every(
    (field) => one[field] === other[field],
  );

/** Waits until the edge has stored a report among its failures, where operators read it. */
export async function isStored(dataFolder: string, report: Report): Promise<boolean> {
  const file = path.join(dataFolder, 'edge/reports/failures.jsonl');
  for (const started = Date.now(); Date.now() - started < storedLimitMs; await setTimeout(100)) {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (lines.map(parse).some((stored) => stored !== null && isSame(stored, report))) return true;
  }
  return false;
}

const short = (id = '') => id.replace(/-[0-9a-f]{8}$/, '').replace(/^(9\.\d)\.\d+$/, '$1.x');

/** Reports that blame a remote which is not broken; `broken` is null where none is. */
export const wronglyBlamed = (reports: readonly Report[], broken: string | null): Report[] =>
  reports.filter(({ remote, message }) => remote !== undefined && remote !== broken && !late.test(message));

/** Whose fault something is said to be. The end of versions and ids is another one in each run, and left out. */
export const blameOf = (remote: string | undefined, version = '', release?: string | null): string =>
  ` (${[remote ? `${remote}@${short(version)}` : 'no remote', ...(release ? [`release ${short(release)}`] : [])].join(', ')})`;

const firstLine = (message: string) =>
  (message.split('\n')[0] ?? '').slice(0, 120).replace(/(@[\d.]+)-[0-9a-f]{8}/, '$1');

/** A report in one line of the table. */
export const describeReport = ({ where, message, remote, version, releaseId }: Report): string =>
  `${where}: ${firstLine(message)}${blameOf(remote, version, releaseId)}`;
