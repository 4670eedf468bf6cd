import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EdgeReport, edgeReportHeaders, edgeReportOf } from '@mall/contracts/platform/edge-report';
import type { Channel } from '@mall/contracts/platform/release';
import { createRegistryApp } from '../app.ts';
import { Registry } from '../registry.ts';
import { EdgeBook, readEdges } from './edge-book.ts';
import { edgeLines } from './edge-lines.ts';

/** What edges say of themselves when they ask for a channel, and what an operator reads of it. */

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'edges-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const report = (facts: Partial<EdgeReport> = {}): EdgeReport => ({
  edge: 'edge-1:3000',
  release: 'r0002-5f6e8bba',
  revision: 4,
  problem: '',
  ...facts,
});
const now = Date.now();
const stable = {
  name: 'stable',
  releaseId: 'r0002-5f6e8bba',
  movedAt: new Date(now - 60_000).toISOString(),
} as Channel;
const linesOf = (book: EdgeBook, channel: Channel | null = stable, at = now) =>
  edgeLines(book.all(), () => channel, at);

it('shows which edge serves what, which is behind, which cannot follow, and which is away', () => {
  const book = new EdgeBook(folder);
  book.note('stable', report(), now);
  book.note('stable', report({ edge: 'edge-2:3000', release: 'r0001-00000000', revision: 3 }), now);
  book.note(
    'stable',
    report({ edge: 'edge-3:3000', release: null, revision: 0, problem: 'no space left' }),
    now,
  );
  expect(linesOf(book)).toEqual([
    'edge edge-1:3000  stable  serves r0002-5f6e8bba (revision 4)',
    'edge edge-2:3000  stable  serves r0001-00000000 (revision 3)  behind: the channel serves r0002-5f6e8bba',
    'edge edge-3:3000  stable  serves nothing  cannot follow: no space left',
  ]);
  const [first] = linesOf(book, stable, now + 60_000);
  expect(first).toBe('edge edge-1:3000  stable  serves r0002-5f6e8bba (revision 4)  not heard of for 60 s');
  // Just moved: files are being fetched.
  const moved = { ...stable, releaseId: 'r0003-11111111', movedAt: new Date(now - 1000).toISOString() };
  expect(linesOf(book, moved)[0]).toContain('fetches the next one');
  book.close();
});

it('is in a file for the command line, until an edge has been silent for an hour', () => {
  const book = new EdgeBook(folder);
  book.note('stable', report(), now);
  book.note('canary', report({ release: 'r0009-22222222' }), now);
  book.close();
  expect(readEdges(folder, now + 1000).map(({ channel }) => channel)).toEqual(['canary', 'stable']);
  expect(readEdges(folder, now + 3_700_000)).toEqual([]);
});

it('remembers a bounded number of edges, those that reported last', () => {
  const book = new EdgeBook(folder);
  for (let number = 0; number < 700; number += 1)
    book.note('stable', report({ edge: `edge-${number}` }), now + number);
  const names = book.all().map(({ edge }) => edge);
  expect(names).toHaveLength(500);
  expect([names[0], names.at(-1)]).toEqual(['edge-200', 'edge-699']);
  book.close();
});

it('takes no report that is none, and nothing that a terminal would obey', () => {
  expect(edgeReportOf({})).toBeNull();
  expect(edgeReportOf({ 'edge-report': '%' })).toBeNull();
  expect(edgeReportOf({ 'edge-report': '{}' })).toBeNull();
  const obeyed = encodeURIComponent(JSON.stringify(report({ edge: 'a\u001b[2J' })));
  expect(edgeReportOf({ 'edge-report': obeyed })).toBeNull();
  const long = report({ problem: `첫 줄\n${'x'.repeat(1000)}` });
  expect(edgeReportOf(edgeReportHeaders(long))?.problem).toMatch(/^첫 줄 x{296}$/);
});

it('comes with the question for a channel, and an edge without one gets its answer as ever', async () => {
  const registry = new Registry(folder);
  const app = createRegistryApp(registry);
  await app.inject({ url: '/channels/canary', headers: edgeReportHeaders(report()) });
  await app.inject({ url: '/channels/made-up', headers: edgeReportHeaders(report({ edge: 'other' })) });
  const plain = await app.inject({ url: '/channels/canary' });
  expect(plain.statusCode).toBe(404);
  await app.close();
  expect(readEdges(folder).map(({ edge, channel }) => [edge, channel])).toEqual([['edge-1:3000', 'canary']]);
});
