import { allEndpoints } from '@mall/contracts/api/all-endpoints';
import type { Endpoint } from '@mall/contracts/endpoint';
import { errorCatalogue } from '@mall/contracts/error-catalogue';
import type { Attack } from '../../attack.ts';
import { type Caller, parseJson, type Reply } from '../../callers/caller.ts';
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

/** Every call, with a caller of its own. */
async function attackAll({ anotherEdge }: CampaignShop, isQuick: boolean): Promise<Tally> {
  const tally = new Tally();
  // Without budgets, or most of it would be refused before anybody reads it.
  const visitor = createVisitor(await anotherEdge(manyBudgets));
  const works: (() => Promise<void>)[] = [];
  for (const endpoint of allEndpoints) {
    const fresh = async (): Promise<Caller> => {
      const caller = visitor();
      if (endpoint.access === 'member' && !isEnding(endpoint)) await logIn(caller, 'staff0001');
      return caller;
    };
    works.push(async () => {
      const caller = await fresh();
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
      const headers = {
        ...caller.headers,
        'client-session-id': caller.session,
        'content-type': 'application/json',
      };
      if (endpoint.method !== 'GET' && !endpoint.upload)
        for (const body of brokenBodies) {
          const answer = await caller.send({
            method: endpoint.method,
            path: endpoint.path.replace(/:\w+/g, '1'),
            headers,
            body,
          });
          const envelope = parseJson(answer.text);
          const code =
            typeof envelope === 'object' && envelope !== null
              ? String(Reflect.get(envelope, 'code'))
              : undefined;
          judge(tally, `${endpoint.id} with the body ${JSON.stringify(body.slice(0, 20))}`, {
            status: answer.status,
            success: answer.status === 200,
            code,
            message: undefined,
            data: undefined,
            answer,
          });
        }
    });
    if (endpoint.path.includes(':'))
      works.push(async () => {
        const caller = await fresh();
        for (const id of strangePaths) {
          const { status, text } = await caller.send({
            method: endpoint.method,
            path: endpoint.path.replace(/:\w+/g, id),
            headers: { ...caller.headers, 'client-session-id': caller.session },
          });
          tally.hold(
            status > 0 && status < 500,
            `${endpoint.id} at ${id.slice(0, 40)}: expected a refusal, got ${status} ${text.slice(0, 120)}`,
          );
        }
      });
  }
  const queue = works.values();
  await Promise.all(
    Array.from({ length: together }, async () => {
      for (const work of queue) await work();
    }),
  );
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
