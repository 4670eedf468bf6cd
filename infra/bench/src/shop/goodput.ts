import { Agent, get, type RequestOptions } from 'node:http';
import { arriving, percentile } from '../load/arriving.ts';
import type { Goals } from './goals.ts';
import { logIn } from './log-in.ts';

/** Who asks for pages, apart: members, guests on their way to the cart, guests who look around, and bots. */
const kinds = ['members', 'buyers', 'guests', 'bots'] as const;
type Kind = (typeof kinds)[number];

/** Share of the best rate that each asks for; bots ask for all that is missing to the load. */
const shares = { members: 0.1, buyers: 0.1, guests: 0.6 } as const;
/** State of a page whose content was rendered, and of one that was rendered for a member. */
const rendered = /"isRendered":true/;
const renderedForMember = /"isRendered":true,"memberId":\d+/;
/** The same shares, one after the other: a member's page costs more than a guest's. */
const mix: readonly Kind[] = ['members', 'buyers', ...Array.from({ length: 8 }, () => 'guests' as const)];
const botAddresses = 8;
const accounts = ['shopper01', 'staff0001'];
/** More than are rendered at a time, so that the edge is never without work. */
const clients = 24;
const warmUpSeconds = 10;
const connections = 2000;
/** As the reverse proxy ends a request that takes longer, ms. */
const limitMs = 10_000;

interface Asked {
  url: string;
  /** Matches a whole page. */
  whole: RegExp;
  headers: Record<string, string>;
}

interface Answer {
  isWhole: boolean;
  ms: number;
}

interface GoodputTarget {
  origin: string;
  /** Pages that are not cached: every one is rendered. */
  pages: readonly string[];
  seconds: number;
}

const addressOf = (network: number, index: number) => `10.${network}.${(index >> 8) & 255}.${index & 255}`;

/** Asks once; a page is whole when its content was rendered, for the one who asked. */
function ask(agent: Agent, { url, headers, whole }: Asked, dueMs: number): Promise<Answer> {
  return new Promise((resolve) => {
    const end = (isWhole: boolean) => resolve({ isWhole, ms: performance.now() - dueMs });
    const options: RequestOptions = { agent, headers, timeout: limitMs };
    const request = get(url, options, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.once('error', () => end(false));
      reply.once('end', () => end(reply.statusCode === 200 && whole.test(Buffer.concat(chunks).toString())));
    });
    request.once('timeout', () => request.destroy(new Error('late')));
    request.once('error', () => end(false));
  });
}

/** What the visitors of each kind ask for, one after the other. */
function crowdOf(
  { origin, pages }: GoodputTarget,
  cookies: readonly string[],
): Record<Kind, (index: number) => Asked> {
  const page = (index: number) => `${origin}${pages[index % pages.length] ?? '/'}`;
  return {
    members: (index) => ({
      url: page(index),
      whole: renderedForMember,
      headers: { cookie: cookies[index % cookies.length] ?? '', 'x-forwarded-for': addressOf(1, 1) },
    }),
    buyers: (index) => ({
      url: `${origin}/cart`,
      whole: rendered,
      headers: { 'x-forwarded-for': addressOf(2, index) },
    }),
    guests: (index) => ({
      url: page(index),
      whole: rendered,
      headers: { 'x-forwarded-for': addressOf(3, index) },
    }),
    bots: (index) => ({
      url: page(index),
      whole: rendered,
      headers: { 'x-forwarded-for': addressOf(4, index % botAddresses) },
    }),
  };
}

/** Whole pages per second of all but bots, in their shares, who ask again when they are answered. */
async function bestRate(agent: Agent, target: GoodputTarget, cookies: readonly string[]): Promise<number> {
  const crowd = crowdOf(target, cookies);
  const kindOf = (index: number): Kind => mix[index % mix.length] ?? 'guests';
  const measure = async (seconds: number) => {
    const endMs = performance.now() + seconds * 1000;
    let whole = 0;
    let index = 0;
    const client = async () => {
      while (performance.now() < endMs) {
        index += 1;
        const { isWhole } = await ask(agent, crowd[kindOf(index)](index), performance.now());
        if (isWhole) whole += 1;
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    return whole / seconds;
  };
  await measure(warmUpSeconds);
  return measure(target.seconds);
}

/** So many times what the edge carries, for some seconds. */
async function load(
  agent: Agent,
  target: GoodputTarget,
  cookies: readonly string[],
  rates: Record<Kind, number>,
) {
  const crowd = crowdOf(target, cookies);
  const answers: Record<Kind, Answer[]> = { members: [], buyers: [], guests: [], bots: [] };
  await Promise.all(
    kinds.map((kind) =>
      arriving({ rate: rates[kind], seconds: target.seconds }, async (index, dueMs) => {
        answers[kind].push(await ask(agent, crowd[kind](index), dueMs));
      }),
    ),
  );
  return answers;
}

/**
 * Whole pages at 1, 2 and 4 times what the edge carries when every page is rendered. An edge that is asked for more
 * than it can do has to go on with what it can.
 */
export async function benchGoodput(goals: Goals, target: GoodputTarget): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const cookies = await Promise.all(accounts.map((account) => logIn(target.origin, account)));
  const best = await bestRate(agent, target, cookies);
  goals.note('best rate of whole pages', best, 'pages/s');
  for (const factor of [1, 2, 4]) {
    const known = {
      members: shares.members * best,
      buyers: shares.buyers * best,
      guests: shares.guests * best,
    };
    const bots = factor * best - known.members - known.buyers - known.guests;
    const answers = await load(agent, target, cookies, { ...known, bots });
    const whole = (list: Answer[]) => list.filter(({ isWhole }) => isWhole);
    const timesOf = (list: Answer[]) => whole(list).map(({ ms }) => ms);
    const all = kinds.flatMap((kind) => answers[kind]);
    const at = `at ${factor}x`;
    goals.add(
      `${at}: goodput`,
      (100 * whole(all).length) / target.seconds / best,
      '% of the best',
      80,
      false,
    );
    goals.add(`${at}: page, p99`, percentile(timesOf(all), 0.99), 'ms', 1000, true);
    goals.add(`${at}: member's page, p99`, percentile(timesOf(answers.members), 0.99), 'ms', 500, true);
    for (const kind of kinds)
      goals.note(
        `${at}: whole pages of ${kind}`,
        (100 * whole(answers[kind]).length) / answers[kind].length,
        '%',
      );
  }
  agent.destroy();
}
