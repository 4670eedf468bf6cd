import { Argument, Option } from '@commander-js/extra-typings';
import { collect, count, day, wholeNumber } from '@mall/command-line/values';
import { bankSchema } from '@mall/contracts/domain/orders/bank';
import { carrierSchema } from '@mall/contracts/domain/orders/carrier';
import { orderStatusSchema } from '@mall/contracts/domain/orders/order-status';
import type { Act, Program } from '../arguments.ts';

/** What can be noted of the fee of an exchange. */
const feeNotes = ['paid', 'waived', 'returned'] as const;

export function addOrders(program: Program, act: Act): void {
  const orders = program.command('orders');
  addFind(orders, act);
  orders
    .command('show')
    .description('who, where to, lines, parcels, payment and refunds of an order; who looked is on record')
    .argument('<order-id>')
    .action((order_id) => act({ command: 'orders.show', input: { order_id } }));
  addMove(orders, act);
  orders
    .command('fee')
    .description('what an exchange costs: it came, is given up, went back')
    .argument('<order-id>')
    .addArgument(new Argument('<note>', feeNotes.join(', ')).choices(feeNotes))
    .action((order_id, note) => act({ command: 'orders.fee', input: { order_id, to: note.toUpperCase() } }));
  orders
    .command('claims')
    .description('returns and exchanges of an order: why, where its parcel is fetched, photos for an hour')
    .argument('<order-id>')
    .action((order_id) => act({ command: 'orders.claims', input: { order_id } }));
  addRefunds(orders, act);
}

function addFind(orders: Program, act: Act): void {
  orders
    .command('find')
    .description(
      "newest first, by part of a number or name, a phone number or a member's ID; who looked is on record",
    )
    .argument('[words]')
    .addOption(
      new Option('--status <status>', 'with a line in this state').choices(orderStatusSchema.options),
    )
    .option('--since <YYYY-MM-DD>', 'from this day of Korea on', day)
    .option('--count <n>', 'how many at most', count, 50)
    .action((search, { status, since, count: most }) =>
      act({
        command: 'orders.find',
        input: {
          count: most,
          ...(search ? { search } : {}),
          ...(status ? { status } : {}),
          ...(since ? { since } : {}),
        },
      }),
    );
}

function addMove(orders: Program, act: Act): void {
  orders
    .command('move')
    .description('moves an order, or some of its lines, to a status')
    .argument('<order-id>')
    .addArgument(new Argument('<status>', 'such as DOMESTIC_SHIPPING').choices(orderStatusSchema.options))
    .option('--line <line-id>', 'only this line; may be repeated', collect(wholeNumber))
    .option('--carrier <carrier>', carrierSchema.options.join(', '))
    .option('--tracking <number>', 'what stands on the parcel that it is sent in')
    .option('--shared', "the number stands at another shopper's order as well, and is right")
    .action((order_id, to, { line, carrier, tracking, shared }) => {
      if ((carrier === undefined) !== (tracking === undefined))
        orders.error('error: a parcel needs --carrier and --tracking');
      const parcel = tracking === undefined ? {} : { parcel: { carrier, tracking_number: tracking } };
      return act({
        command: 'orders.move',
        input: {
          order_id,
          to,
          ...(line ? { line_ids: line } : {}),
          ...parcel,
          ...(shared ? { is_shared: true } : {}),
        },
      });
    });
}

function addRefunds(orders: Program, act: Act): void {
  orders
    .command('refunds')
    .description('money that has to go back and waits, for the provider or for an account')
    .action(() => act({ command: 'orders.refunds', input: {} }));
  orders
    .command('refund-account')
    .description('names the account that money goes back to, of another holder than the orderer, too')
    .argument('<order-id>')
    .addOption(
      new Option('--bank <bank>', 'by the name of the payment provider')
        .choices(bankSchema.options)
        .makeOptionMandatory(),
    )
    .requiredOption('--number <digits>', 'digits only')
    .requiredOption('--holder <name>', 'as the bank knows it')
    .requiredOption('--reason <text>', 'why the holder may differ, e.g. what was seen')
    .action((order_id, { reason, ...account }) =>
      act({ command: 'orders.refund-account', input: { order_id, account, reason } }),
    );
}

const claimKinds = ['return', 'exchange'] as const;

export function addClaims(program: Program, act: Act): void {
  program
    .command('claims')
    .command('list')
    .description('returns and exchanges that an operator has to deal with, longest waiting first')
    .addOption(new Option('--kind <kind>', claimKinds.join(', ')).choices(claimKinds))
    .option('--all', 'those that have ended, too')
    .option('--count <n>', 'how many at most', count, 50)
    .action(({ kind, all = false, count: most }) =>
      act({ command: 'claims.find', input: { is_all: all, count: most, ...(kind ? { kind } : {}) } }),
    );
}

export function addPayments(program: Program, act: Act): void {
  program
    .command('payments')
    .command('reconcile')
    .description("compares a day's payments with the provider's list; exit code 1 when they disagree")
    .option('--day <YYYY-MM-DD>', 'a day in Korea; yesterday without it', day)
    .action(({ day }) => act({ command: 'payments.reconcile', input: day ? { day } : {} }));
  program
    .command('books')
    .description('whether money, points, coupons, states and stock of all orders agree; exit code 1 when not')
    .action(() => act({ command: 'books.check', input: {} }));
}
