import { viewCompleteOrder } from '@mall/contracts/api/orders/orders';
import { checkWebhook } from '@mall/contracts/api/orders/webhook';
import type { Attack } from '../../attack.ts';
import { send } from '../../callers/send.ts';
import type { Provider } from '../../shop/provider.ts';
import { order, wanted } from '../../shopping/shopping.ts';
import { Tally } from '../../tally.ts';

const bodyOf = (paymentId: string, type = 'Transaction.Paid') =>
  JSON.stringify({ type, timestamp: new Date().toISOString(), data: { paymentId } });
const types = [
  'Paid',
  'Cancelled',
  'PartialCancelled',
  'Failed',
  'VirtualAccountIssued',
  'Ready',
  '__proto__',
];
const otherSecret = 'whsec_b3RoZXI=';
const minuteMs = 60_000;

/** A message for a payment, each time with one thing wrong: its name, headers, and the body where it is another. */
function forgedOf(provider: Provider, body: string): [string, Record<string, string>, string?][] {
  const good = provider.sign(body);
  const signature = good['webhook-signature'] ?? '';
  return [
    ['no signature', {}],
    ['another secret', provider.sign(body, otherSecret)],
    ['an empty secret', provider.sign(body, 'whsec_')],
    ['a signature of another body', provider.sign(bodyOf('other'))],
    ['six minutes old', provider.sign(body, undefined, new Date(Date.now() - 6 * minuteMs))],
    ['six minutes ahead', provider.sign(body, undefined, new Date(Date.now() + 6 * minuteMs))],
    ['another id', { ...good, 'webhook-id': 'other' }],
    ['another time', { ...good, 'webhook-timestamp': String(Math.floor(Date.now() / 1000) + 1) }],
    ['no time', { ...good, 'webhook-timestamp': '' }],
    ['a time that is none', { ...good, 'webhook-timestamp': 'NaN' }],
    ['another version', { ...good, 'webhook-signature': signature.replace('v1', 'v2') }],
    ['an empty signature', { ...good, 'webhook-signature': 'v1,' }],
    ['half a signature', { ...good, 'webhook-signature': signature.slice(0, 20) }],
    ['a letter more', { ...good, 'webhook-signature': `${signature}A` }],
    ['a body with a blank more', good, `${body} `],
    ['a body that is no JSON', good, 'paid'],
  ];
}

export const webhooks: Attack = {
  name: 'money/webhooks',
  about: 'a message of the provider is signed and recent, and what it says is asked for at the provider',
  isQuick: true,
  run: async ({ api, origin, visitor, provider, goods }) => {
    const tally = new Tally();
    const option = await goods.take(100);
    const thief = visitor();
    const { order_id } = await order(thief, [wanted(option)]);
    const post = (body: string, headers: Record<string, string>, to = api) =>
      send(to, {
        method: 'POST',
        path: checkWebhook.path,
        body,
        headers: { 'content-type': 'application/json', ...headers },
      });
    const body = bodyOf(order_id);
    const good = provider.sign(body);
    for (const [name, headers, sent = body] of forgedOf(provider, body)) {
      const reply = await post(sent, headers);
      tally.hold(
        reply.status >= 400 && reply.status < 500,
        `webhook with ${name}: expected a refusal, got ${reply.status}`,
      );
    }
    const front = await post(body, good, origin);
    tally.expect('a signed webhook at the front door, which is for browsers', 403, front.status);
    for (const type of types) {
      const claimed = bodyOf(order_id, `Transaction.${type}`);
      const reply = await post(claimed, provider.sign(claimed));
      tally.hold(reply.status < 500, `signed ${type} for an order that nobody paid: got ${reply.status}`);
      const { data } = await thief.call(viewCompleteOrder, { query: { order_id } });
      tally.expect(
        `payment state of an order of which a signed message says ${type}`,
        'READY',
        data?.payment_state,
      );
    }
    for (const strange of [
      '{}',
      '[]',
      '{"data":{"paymentId":7}}',
      '{"type":"Transaction.Paid","data":{"paymentId":"../../x"}}',
    ]) {
      const reply = await post(strange, provider.sign(strange));
      tally.hold(reply.status < 500, `signed ${strange}: expected no failure, got ${reply.status}`);
    }
    return tally.result;
  },
};
