import * as fc from 'fast-check';
import type { Attack, AttackResult } from '../../attack.ts';
import type { Caller } from '../../callers/caller.ts';
import { logIn } from '../../callers/members.ts';
import { beginModel, closeAll } from '../../model/begin-and-end.ts';
import { changeCart, putInCart, takeOutOfCart } from '../../model/commands/cart-commands.ts';
import { cancel, confirm, deliver, sendBack } from '../../model/commands/claim-commands.ts';
import type { ShopCommand } from '../../model/commands/command.ts';
import { orderCart, orderPieces } from '../../model/commands/order-commands.ts';
import { endPayment, outcomes } from '../../model/commands/payment-commands.ts';
import { joinNewcomers } from '../../model/newcomers.ts';
import { pagesAgree } from '../../model/pages-agree.ts';
import { Shopper } from '../../model/shopper.ts';
import { type CampaignShop, createVisitor, manyBudgets } from '../../shop/campaign-shop.ts';
import { takeTwo } from '../../shop/promoted-options.ts';
import { buy, wanted } from '../../shopping/shopping.ts';

const number = fc.nat({ max: 9 });
const count = fc.integer({ min: 1, max: 3 });
const way = fc.record({
  pay_method: fc.constantFrom('CARD', 'KAKAOPAY', 'DEPOSIT'),
  pointShare: fc.constantFrom(0, 0, 30, 100),
});

type Arbitraries = fc.Arbitrary<ShopCommand>[];

const inCart: Arbitraries = [
  fc.tuple(number, count).map((numbers) => putInCart(...numbers)),
  fc.tuple(number, count).map((numbers) => changeCart(...numbers)),
  number.map(takeOutOfCart),
  way.map(orderCart),
];
const ordered = fc
  .tuple(fc.array(fc.tuple(number, count), { minLength: 1, maxLength: 3 }), way)
  .map(([pieces, by]) => orderPieces(pieces, by));
const approved = number.map((which) => endPayment(which, 'approved'));
const cancelled = fc
  .tuple(number, number, fc.oneof(count, fc.constant('all' as const)))
  .map((numbers) => cancel(...numbers));
const sentBack = fc
  .tuple(number, number, count, fc.constantFrom('CHANGE_OF_MIND', 'DEFECT'))
  .map((numbers) => sendBack(...numbers));

/** What stands twice comes twice as often: claims need an order that was paid. */
const fromOrders: Arbitraries = [
  ordered,
  ordered,
  approved,
  approved,
  fc.tuple(number, fc.constantFrom(...outcomes)).map((end) => endPayment(...end)),
  cancelled,
  cancelled,
  number.map(deliver),
  sentBack,
  sentBack,
  number.map(confirm),
];

const sequenceOf = (commands: Arbitraries) => fc.commands(commands, { maxCommands: 32, size: 'max' });

/** Of every grade, some with points. No other attack locks them out. */
const sampleMembers = ['shopper01', 'silver001', 'platinum1', 'vip000001', 'welcome01'];

/** Options of one basket: both halves of a 1+1, two of an N+Sale, a plain one with few pieces and one with many. */
async function takeOptions(shop: CampaignShop) {
  const [one, other] = [await takeTwo(shop, 'ONEPLUS', 40), await takeTwo(shop, 'NPLUS', 40)];
  return [...one, ...other, await shop.goods.take(4), await shop.goods.take(30)];
}

/** Browsers of members, each with an order behind it: a first order has a price of its own. */
async function memberCallers(shop: CampaignShop, visitor: () => Caller, users: readonly string[]) {
  const option = await shop.goods.take(users.length);
  const callers = new Map<string, Caller>();
  for (const user of users) {
    const caller = visitor();
    await logIn(caller, user);
    await buy(caller, shop.provider, [wanted(option)]);
    callers.set(user, caller);
  }
  return callers;
}

/** How one sequence begins and ends. */
async function play(shopper: Shopper, isMember: boolean, commands: Iterable<ShopCommand>): Promise<void> {
  const model = await beginModel(shopper, isMember);
  try {
    await fc.asyncModelRun(() => ({ model, real: shopper }), commands);
    await pagesAgree(model, shopper);
  } finally {
    await closeAll(model, shopper);
  }
}

/** The shortest sequence that fails, why, and how it is repeated. */
function describeFailure<Sequence>(failure: fc.RunDetails<Sequence>): string {
  const { counterexample, errorInstance, seed, counterexamplePath } = failure;
  const reason = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return `${fc.stringify(counterexample)}: ${reason} (SEQUENCE=${seed}/${counterexamplePath} repeats it)`;
}

/** The sequence that is to be repeated, as a failure named it. */
function replayed(): { seed?: number; path?: string } {
  const [, seed, path] = /^(-?\d+)\/([\d:]+)$/.exec(process.env.SEQUENCE ?? '') ?? [];
  return seed && path ? { seed: Number(seed), path } : {};
}

async function run(shop: CampaignShop, sequences: number): Promise<AttackResult> {
  const visitor = createVisitor(await shop.anotherEdge(manyBudgets));
  const options = await takeOptions(shop);
  const newcomers = await joinNewcomers(shop, Math.floor(sequences / 25));
  const users = [...sampleMembers, ...newcomers];
  const callers = await memberCallers(shop, visitor, users);
  let tried = 0;
  const byGuest = sequenceOf(fromOrders).map((all) => ({ user: 'a guest', all }));
  const byMember = fc
    .tuple(fc.constantFrom(...users), sequenceOf([...inCart, ...fromOrders]))
    .map(([user, all]) => ({ user, all }));
  const property = fc.asyncProperty(fc.oneof(byGuest, byMember), async ({ user, all }) => {
    tried += 1;
    const member = callers.get(user);
    await play(new Shopper(shop, member ?? visitor(), options), member !== undefined, all);
  });
  // Biased towards small sequences, most would never come to a claim; one that fails is made small anyway.
  const checked = await fc.check(property, { numRuns: sequences, unbiased: true, ...replayed() });
  return { tried, fallen: checked.failed ? [describeFailure(checked)] : [] };
}

const about = 'cart, orders, payments, claims, points, stock and pages are what a model of them says';

export const someSequences: Attack = {
  name: 'model/some-sequences',
  about: `${about}, in 15 random sequences`,
  isQuick: true,
  run: (shop) => run(shop, 15),
};

export const thousandSequences: Attack = {
  name: 'model/thousand-sequences',
  about: `${about}, in 1,000 random sequences`,
  isQuick: false,
  run: (shop) => run(shop, 1000),
};
