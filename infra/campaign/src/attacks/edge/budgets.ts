import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import type { Attack } from '../../attack.ts';
import { type Caller, newAddress } from '../../callers/caller.ts';
import { tryLogin } from '../../callers/members.ts';
import type { Answer } from '../../callers/send.ts';
import type { CampaignShop } from '../../shop/campaign-shop.ts';
import { wanted } from '../../shopping/shopping.ts';
import { Tally } from '../../tally.ts';

const failure = (page: string, filler = 0) => ({
  where: 'campaign',
  message: 'x'.repeat(filler),
  releaseId: 'r',
  page,
});
const report = (who: Caller, body: object, headers: Record<string, string> = {}) =>
  who.send({
    method: 'POST',
    path: '/_reports/failures',
    headers: { ...who.headers, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Asks so many times in groups; how many were refused with 429, and whether each says when to come back. */
async function refusedOf(
  tally: Tally,
  what: string,
  count: number,
  ask: (index: number) => Promise<Answer>,
): Promise<number> {
  const group = 20;
  let refused = 0;
  for (let at = 0; at < count; at += group) {
    const answers = await Promise.all(
      Array.from({ length: Math.min(group, count - at) }, (_, index) => ask(at + index)),
    );
    for (const { status, headers } of answers) {
      tally.hold(status < 500, `${what}: expected no failure, got ${status}`);
      if (status !== 429) continue;
      refused += 1;
      tally.hold(
        Number(headers['retry-after']) > 0,
        `${what} refused: expected retry-after, got ${headers['retry-after']}`,
      );
    }
  }
  return refused;
}

/** What browsers report, of pages of ours only, so much an hour. */
async function attackReports(tally: Tally, visitor: CampaignShop['visitor']): Promise<void> {
  const flood = newAddress();
  const reports = await refusedOf(tally, 'report of one address', 260, () =>
    report(visitor(flood), failure('/', 900)),
  );
  tally.hold(
    reports >= 10,
    `260 reports of a KB from one address in an hour: expected about 20 refused, got ${reports}`,
  );
  tally.expect('report of another address', 204, (await report(visitor(), failure('/'))).status);
  for (const origin of ['https://evil.example', 'null', ''])
    tally.expect(
      `report of a page of ${origin || 'nobody'}`,
      403,
      (await report(visitor(), failure('/'), { origin })).status,
    );
  tally.expectOneOf(
    'report that is too long',
    [400, 413],
    (await report(visitor(), failure('/', 20_000))).status,
  );
}

export const budgets: Attack = {
  name: 'edge/budgets',
  about: 'logins, order steps and reports are counted by session and address, and others go on',
  isQuick: true,
  run: async ({ visitor, goods }) => {
    const tally = new Tally();
    const option = await goods.take(50);
    const one = visitor();
    const logins = await refusedOf(
      tally,
      'login of one browser',
      40,
      async (index) => (await tryLogin(one, `nobody${index}`, 'x')).answer,
    );
    tally.hold(
      logins >= 15,
      `40 logins of one browser in a minute: expected about 20 refused, got ${logins}`,
    );
    const step = (who: Caller) =>
      who.call(setOrderTemporary, { body: { products: [wanted(option)], order_location: 'goods' } });
    const busy = visitor();
    const steps = await refusedOf(
      tally,
      'order step of one browser',
      80,
      async () => (await step(busy)).answer,
    );
    tally.hold(
      steps >= 15,
      `80 order steps of one browser in a minute: expected about 20 refused, got ${steps}`,
    );
    tally.expect(
      'order step of another browser at the same address',
      200,
      (await step(visitor(busy.address))).status,
    );
    const network = `2001:db8:${Math.floor(Math.random() * 60_000).toString(16)}:1`;
    const spread = await refusedOf(
      tally,
      'login of a /64 network',
      150,
      async (index) =>
        (await tryLogin(visitor(`${network}::${(index + 1).toString(16)}`), `nobody${index}`, 'x')).answer,
    );
    tally.hold(
      spread >= 20,
      `150 logins of as many addresses of one IPv6 network: expected about 30 refused, got ${spread}`,
    );
    await attackReports(tally, visitor);
    return tally.result;
  },
};
