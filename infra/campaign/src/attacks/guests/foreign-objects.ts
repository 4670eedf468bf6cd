import { randomUUID } from 'node:crypto';
import { allEndpoints } from '@mall/contracts/api/all-endpoints';
import { confirmMember } from '@mall/contracts/api/people/member-account';
import type { Endpoint } from '@mall/contracts/endpoint';
import type { Attack } from '../../attack.ts';
import type { Caller } from '../../callers/caller.ts';
import { logIn, samplePassword } from '../../callers/members.ts';
import { inputOf } from '../../inputs/endpoint-input.ts';
import { objectsOf } from '../../inputs/object-ids.ts';
import { orderForm } from '../../shopping/shopping.ts';
import { guestVictim, memberVictim, secrets, type Victim } from '../../shopping/victim.ts';
import { Tally } from '../../tally.ts';

/** Calls that succeed with a victim's id, and why nothing of the victim is touched, which is checked anyway. */
const harmless: Record<string, string> = {
  'carts.list': 'ids only narrow the list of the own cart',
  'reviews.like': 'a review is there for everybody',
  'orders.setTemporary': 'cart lines are only named; whose they are is asked when the order is paid',
};
/** Nothing that any victim has: photos are taken by their review, and app coupons by a device. */
const notHad = new Set(['photo_ids']);
const account = { bank: 'KAKAO', number: '3333012345678', holder: '김서연' };

/** Calls that name an object with an owner, out of all calls: a new one is attacked without being listed. */
const attacked = allEndpoints
  .map((endpoint) => ({ endpoint, objects: objectsOf(endpoint) }))
  .filter(({ objects }) => objects.size > 0);

interface Thief {
  name: string;
  caller: Caller;
}

async function attackWith(
  tally: Tally,
  { name, caller }: Thief,
  ids: Victim['ids'][number],
  { endpoint, objects }: { endpoint: Endpoint; objects: Map<string, string> },
): Promise<void> {
  const known = (field: string): unknown => {
    if (field === 'form') return orderForm;
    if (field === 'refund_account') return account;
    if (field === (endpoint.id === confirmMember.id ? 'password' : 'old_password')) return samplePassword;
    return ids[objects.get(field) ?? field];
  };
  const isOfVictim = [...objects.values()].some((named) => ids[named] !== undefined);
  if (!isOfVictim) return;
  const input = inputOf(endpoint, known);
  const headers = endpoint.idempotencyKey ? { 'idempotency-key': randomUUID() } : {};
  const { status, success, code, answer } = await caller.callLoosely(endpoint, input, { headers });
  const request = `${endpoint.id} of ${name} with ${JSON.stringify(input)}`;
  const isRefused = !success && status < 500 && code !== 'INVALID_REQUEST';
  tally.hold(
    isRefused || harmless[endpoint.id] !== undefined,
    `${request}: expected a refusal that is no INVALID_REQUEST, got ${status} ${code ?? 'success'}`,
  );
  const shown = secrets.filter((secret) => answer.text.includes(secret));
  tally.hold(shown.length === 0, `${request}: the reply shows ${shown.join(', ')}`);
}

export const foreignObjects: Attack = {
  name: 'guests/foreign-objects',
  about: "no call shows or changes what is another member's or guest's, whichever id it is given",
  isQuick: true,
  run: async (shop) => {
    const tally = new Tally();
    const victims = [await memberVictim(shop, 'welcome01'), await guestVictim(shop)];
    const had = new Set(
      victims.flatMap(({ ids }) =>
        ids.flatMap((own) => Object.keys(own).filter((name) => own[name] !== undefined)),
      ),
    );
    for (const { endpoint, objects } of attacked)
      for (const named of objects.values())
        tally.hold(
          had.has(named) || notHad.has(named),
          `${endpoint.id} names ${named}, which no victim has: give them one in shopping/victim.ts, or say in inputs/object-ids.ts that it is nobody's`,
        );
    const member = { name: 'another member', caller: shop.visitor() };
    const member_id = await logIn(member.caller, 'vip000001');
    await member.caller.call(confirmMember, { body: { member_id, password: samplePassword } });
    const before = await Promise.all(victims.map(({ look }) => look()));
    for (const { ids } of victims)
      for (const own of ids)
        for (const call of attacked) {
          // A guest's session may not go on after what ends logins; each call has one of its own.
          await attackWith(tally, { name: 'a stranger', caller: shop.visitor() }, own, call);
          await attackWith(tally, member, own, call);
        }
    for (const [index, { look }] of victims.entries())
      tally.expect("the victim's orders, cart, benefits and details afterwards", before[index], await look());
    return tally.result;
  },
};
