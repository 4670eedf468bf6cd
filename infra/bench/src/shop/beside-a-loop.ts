import { Agent, get } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { arriving, percentile } from '../load/arriving.ts';
import type { Goals } from './goals.ts';
import { releaseLoopingVersion } from './looping-version.ts';

/** The remote whose server render loops, and a page of it. */
const looping = { remote: 'mf-live', page: '/livestream' };
/** Requests per second for pages of the others, and for that one. */
const rates = { others: 5, looping: 1 };
/** Until every edge follows a promotion, ms. */
const followMs = 5000;
/** State of a page whose content was rendered. */
const rendered = '"isRendered":true';

interface Answer {
  status: number;
  isWhole: boolean;
  ms: number;
}

function ask(agent: Agent, url: string, address: string, dueMs: number): Promise<Answer> {
  return new Promise((resolve) => {
    const end = (status: number, isWhole: boolean) =>
      resolve({ status, isWhole, ms: performance.now() - dueMs });
    get(url, { agent, headers: { 'x-forwarded-for': address } }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.once('end', () => end(reply.statusCode ?? 0, Buffer.concat(chunks).includes(rendered)));
    }).once('error', () => end(0, false));
  });
}

interface LoopTarget {
  origin: string;
  dataFolder: string;
  /** Pages of other remotes; every one is rendered. */
  pages: readonly string[];
  seconds: number;
}

/** How pages of other remotes do while one remote's version loops on the server, from its promotion on. */
export async function benchBesideLoop(goals: Goals, target: LoopTarget): Promise<void> {
  const { origin, dataFolder, pages, seconds } = target;
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  const crowd = async (page: (index: number) => string, network: number, rate: number, time: number) => {
    const answers: Answer[] = [];
    await arriving({ rate, seconds: time }, async (index, dueMs) => {
      const address = `10.${network}.${(index >> 8) & 255}.${index & 255}`;
      answers.push(await ask(agent, `${origin}${page(index)}`, address, dueMs));
    });
    return answers;
  };
  const others = (time: number) =>
    crowd((index) => pages[index % pages.length] ?? '/', 1, rates.others, time);
  await others(10);
  const before = await others(10);
  goals.note('before: other pages, p95', quantile(before, 0.95), 'ms');
  const undo = releaseLoopingVersion(path.join(dataFolder, 'registry'), looping.remote);
  try {
    await setTimeout(followMs);
    const [beside, stuck] = await Promise.all([
      others(seconds),
      crowd(() => looping.page, 2, rates.looping, seconds),
    ]);
    noteOthers(goals, beside);
    noteLooping(goals, stuck);
  } finally {
    undo();
    agent.destroy();
  }
}

const quantile = (answers: readonly Answer[], share: number) =>
  percentile(
    answers.map(({ ms }) => ms),
    share,
  );

const shareOf = (answers: readonly Answer[], isCounted: (answer: Answer) => boolean) =>
  (100 * answers.filter(isCounted).length) / answers.length;

function noteOthers(goals: Goals, answers: readonly Answer[]): void {
  const errors = answers.filter(({ status }) => status !== 200).length;
  goals.add('other pages, p95', quantile(answers, 0.95), 'ms', 300, true);
  goals.add('other pages, errors', errors, '', 0, true);
  goals.note('other pages, p99', quantile(answers, 0.99), 'ms');
  const whole = shareOf(answers, ({ isWhole }) => isWhole);
  goals.note('other pages, whole', whole, '%');
}

function noteLooping(goals: Goals, answers: readonly Answer[]): void {
  const good = shareOf(answers, ({ status }) => status === 200);
  const whole = shareOf(answers, ({ isWhole }) => isWhole);
  goals.note('pages of the looping remote, p95', quantile(answers, 0.95), 'ms');
  goals.note('pages of the looping remote, 200', good, '%');
  goals.note('pages of the looping remote, whole', whole, '%');
}
