import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildServices } from '@mall/scripts/release/build-services';
import { describeMachine, readMachine } from '../services/machine.ts';
import { withNewDatabase } from '../services/new-database.ts';
import { runService } from '../services/running-service.ts';
import { askerOf } from './asker.ts';
import { mannWhitney, median } from './mann-whitney.ts';
import { type Question, questionsFor } from './questions.ts';

export const timingDatabases = ['pglite', 'postgresql'] as const;

export interface TimingOptions {
  samples: number;
  only: readonly (typeof timingDatabases)[number][];
}

/** Below this p the two count as different: over a dozen questions, one run in a hundred says so without cause. */
const threshold = 0.001;
const warmUpRounds = 5;

interface Samples {
  ms: [number[], number[]];
  words: [Set<string>, Set<string>];
}

function shuffle<Item>(items: Item[]): Item[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [items[last], items[other]] = [items[other] as Item, items[last] as Item];
  }
  return items;
}

/** Asks everything of both kinds once a round, in a new order each time: whatever drifts meets both alike. */
async function sample(questions: readonly Question[], rounds: number): Promise<Map<Question, Samples>> {
  const all = new Map<Question, Samples>(
    questions.map((question) => [question, { ms: [[], []], words: [new Set(), new Set()] }]),
  );
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    const turns = questions.flatMap((question) => ([0, 1] as const).map((side) => ({ question, side })));
    for (const { question, side } of shuffle(turns)) {
      const { ms, words } = await question.sides[side](round + warmUpRounds);
      const samples = all.get(question);
      if (round < 0 || !samples) continue;
      samples.ms[side].push(ms);
      samples.words[side].add(words);
    }
  }
  return all;
}

const rounded = (ms: number) => Math.round(ms * 100) / 100;

function rowOf(database: string, { name, isAlike }: Question, { ms, words }: Samples) {
  const { u, p } = mannWhitney(...ms);
  const hasSameWords = JSON.stringify([...words[0]].sort()) === JSON.stringify([...words[1]].sort());
  const [first, second] = ms.map(median) as [number, number];
  return {
    database,
    question: name,
    samples: ms[0].length,
    'median, ms': `${rounded(first)} / ${rounded(second)}`,
    'difference, ms': rounded(first - second),
    u,
    p: Number(p.toPrecision(2)),
    words: hasSameWords ? 'same' : 'different',
    isMet: isAlike ? p >= threshold && hasSameWords : p < threshold,
  };
}

type Row = ReturnType<typeof rowOf>;

async function benchOn(database: string, databaseUrl: string, partners: string, rounds: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mall-timing-'));
  const api = await runService('infra/api', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    API_PORT: '0',
    SEED_PRODUCTS: '60',
    DRAW_AHEAD: '0',
    LOG_LEVEL: 'error',
    PORTONE_API_URL: partners,
    NICE_API_URL: `${partners}/nice`,
    NICE_WINDOW_URL: `${partners}/nice/CheckPlusSafeModel/service.cb`,
  });
  try {
    const samples = await sample(await questionsFor(askerOf(api.origin)), rounds);
    return [...samples].map(([question, answers]) => rowOf(database, question, answers));
  } finally {
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether how long an answer takes, or its words, reveal who is a member; ends with code 1 if they do. */
export async function benchTiming({ samples, only }: TimingOptions): Promise<void> {
  await buildServices();
  const machine = readMachine();
  const rows: Row[] = [];
  const partners = await runService('infra/partners', { PARTNERS_PORT: '0', LOG_LEVEL: 'error' });
  try {
    if (only.includes('pglite')) rows.push(...(await benchOn('PGlite', '', partners.origin, samples)));
    if (only.includes('postgresql')) {
      const isThere = await withNewDatabase('timing', async (url) => {
        rows.push(...(await benchOn('PostgreSQL', url, partners.origin, samples)));
      });
      if (!isThere) console.log('no PostgreSQL answers; it was not measured');
    }
  } finally {
    await partners.stop();
  }
  console.table(rows);
  console.log(`Mann–Whitney U, two-sided; told apart below p = ${threshold}. ${describeMachine(machine)}`);
  if (rows.some(({ isMet }) => !isMet)) process.exitCode = 1;
}
