import { allEndpoints } from '@mall/contracts/api/all-endpoints';
import type { Endpoint } from '@mall/contracts/endpoint';
import { errorCatalogue } from '@mall/contracts/error-catalogue';
import type { Attack } from '../../attack.ts';
import { type Caller, parseJson, type Reply, readReply } from '../../callers/caller.ts';
import { logIn } from '../../callers/members.ts';
import { inputOf } from '../../inputs/endpoint-input.ts';
import { brokenBodies, malformedOf } from '../../inputs/malformed.ts';
import { type CampaignShop, createVisitor, manyBudgets } from '../../shop/campaign-shop.ts';
import { Tally } from '../../tally.ts';

/** Of each call and part in the quick half, spread over all of them. */
const quickCases = 12;
const together = 8;
/** What ends a login or a membership is attacked by guests only. */
const isEnding = ({ login }: Endpoint) => login === 'ends' || login === 'logs-out';
const strangePaths = [
  '%00',
  '%',
  '..%2f..%2fetc',
  '1e9',
  '-1',
  '%EF%BC%91',
  "1'",
  'a'.repeat(3000),
  '%ff%fe',
  '1;2',
  '[object%20Object]',
];

function judge(tally: Tally, request: string, { status, code, success, answer }: Reply<unknown>): void {
  const isOurs = status > 0 && status < 500 && typeof parseJson(answer.text) === 'object';
  const isKnown = success || (code !== undefined && code in errorCatalogue);
  // Busy is an answer, too, as long as it says when to come back.
  const isBusy = status === 503 && answer.headers['retry-after'] !== undefined;
  tally.hold(
    (isOurs && isKnown) || isBusy,
    `${request}: expected a reply with a code of ours, got ${status} ${answer.text.slice(0, 120)}`,
  );
  tally.hold(
    !/\bat .+\.(ts|mjs):\d+|node_modules|syntax error at|kysely/i.test(answer.text),
    `${request}: the reply tells of our code: ${answer.text.slice(0, 200)}`,
  );
}

/** Good inputs with one thing wrong each. */
async function sendMalformed(
  tally: Tally,
  caller: Caller,
  endpoint: Endpoint,
  isQuick: boolean,
): Promise<void> {
  const good = inputOf(endpoint);
  for (const part of ['params', 'query', 'body'] as const) {
    if (good[part] === undefined) continue;
    const all = malformedOf(good[part], part);
    const step = isQuick ? Math.max(1, Math.floor(all.length / quickCases)) : 1;
    for (const { name, value } of all.filter((_case, index) => index % step === 0))
      judge(
        tally,
        `${endpoint.id} with ${name}`,
        await caller.callLoosely(endpoint, { ...good, [part]: value }),
      );
  }
}

/** Bodies that are no JSON of ours. */
async function sendBroken(tally: Tally, caller: Caller, { id, method, path }: Endpoint): Promise<void> {
  const headers = {
    ...caller.headers,
    'client-session-id': caller.session,
    'content-type': 'application/json',
  };
  for (const body of brokenBodies) {
    const asked = { method, path: path.replace(/:\w+/g, '1'), headers, body };
    judge(
      tally,
      `${id} with the body ${JSON.stringify(body.slice(0, 20))}`,
      readReply(await caller.send(asked)),
    );
  }
}

async function sendStrangePaths(tally: Tally, caller: Caller, { id, method, path }: Endpoint): Promise<void> {
  const headers = { ...caller.headers, 'client-session-id': caller.session };
  for (const value of strangePaths) {
    const { status, text } = await caller.send({ method, path: path.replace(/:\w+/g, value), headers });
    tally.hold(
      status > 0 && status < 500,
      `${id} at ${value.slice(0, 40)}: expected a refusal, got ${status} ${text.slice(0, 120)}`,
    );
  }
}

/** Every call, with a caller of its own. */
async function attackAll({ anotherEdge }: CampaignShop, isQuick: boolean): Promise<Tally> {
  const tally = new Tally();
  // Without budgets, or most of it would be refused before anybody reads it.
  const visitor = createVisitor(await anotherEdge(manyBudgets));
  const queue = allEndpoints.values();
  const attack = async () => {
    for (const endpoint of queue) {
      const caller = visitor();
      if (endpoint.access === 'member' && !isEnding(endpoint)) await logIn(caller, 'staff0001');
      await sendMalformed(tally, caller, endpoint, isQuick);
      if (endpoint.method !== 'GET' && !endpoint.upload) await sendBroken(tally, caller, endpoint);
      if (endpoint.path.includes(':')) await sendStrangePaths(tally, caller, endpoint);
    }
  };
  await Promise.all(Array.from({ length: together }, attack));
  return tally;
}

const about =
  'nothing that is sent to any call breaks it: every reply has a code of ours and tells nothing of the code';

export const malformed: Attack = {
  name: 'held/malformed',
  about,
  isQuick: true,
  run: async (shop) => (await attackAll(shop, true)).result,
};
export const everyMalformed: Attack = {
  name: 'held/every-malformed',
  about,
  isQuick: false,
  run: async (shop) => (await attackAll(shop, false)).result,
};
