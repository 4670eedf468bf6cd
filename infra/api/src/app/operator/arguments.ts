import { Argument, Option } from '@commander-js/extra-typings';
import { commandLine } from '@mall/command-line/command-line';
import { collect, count, day, wholeNumber } from '@mall/command-line/values';
import { bankSchema } from '@mall/contracts/domain/orders/bank';
import { carrierSchema } from '@mall/contracts/domain/orders/carrier';
import { addBanners, addStores } from './banner-arguments.ts';
import { addBrands, addCategories } from './catalogue-arguments.ts';
import { addCoupons } from './coupon-arguments.ts';
import { addDrops } from './drop-arguments.ts';
import { addHomes } from './home-arguments.ts';
import { decodeText } from './import/decode-text.ts';
import { readCatalogue } from './import/read-catalogue.ts';
import { addPictures } from './picture-arguments.ts';
import { readGiven } from './read-given.ts';
import { addReading } from './reading-arguments.ts';
import { addScreen } from './screen-arguments.ts';

/** What the command line sends to the running API. */
export interface OperatorCall {
  command: string;
  input: unknown;
}

export type Program = ReturnType<typeof commandLine>;
export type Act = (call: OperatorCall) => Promise<void>;

function addMembers(program: Program, act: Act): void {
  const members = program.command('members');
  members
    .command('waiting')
    .description('who waits for approval')
    .action(() => act({ command: 'members.waiting', input: {} }));
  members
    .command('approve')
    .description('lets them log in')
    .argument('<user-id...>')
    .action((user_ids) => act({ command: 'members.approve', input: { user_ids } }));
  members
    .command('administrators')
    .description('lets them see at a product what is kept from shoppers')
    .argument('<user-id...>')
    .option('--end', 'they do no more')
    .action((user_ids, { end }) =>
      act({ command: 'members.administrators', input: { user_ids, is_admin: !end } }),
    );
  members
    .command('show')
    .description('consents and logins of a member; who looked is on record')
    .argument('<user-id>')
    .action((user_id) => act({ command: 'members.show', input: { user_id } }));
  members
    .command('grades')
    .description("gives everybody the grade that their year's spend reaches")
    .action(() => act({ command: 'members.grades', input: {} }));
}

function addProducts(program: Program, act: Act): void {
  program
    .command('product')
    .description('its price and its options with their ids and stock')
    .argument('<product-id>', '', wholeNumber)
    .action((product_id) => act({ command: 'product.show', input: { product_id } }));
  program
    .command('stock')
    .description('sets how many pieces of an option there are')
    .argument('<option-id>', '', wholeNumber)
    .argument('<pieces>', '', wholeNumber)
    .action((product_option_id, stock) => act({ command: 'stock.set', input: { product_option_id, stock } }));
  program
    .command('price')
    .description('sets --sell, --retail or both')
    .argument('<product-id>', '', wholeNumber)
    .option('--sell <KRW>', 'what it is sold at', wholeNumber)
    .option('--retail <KRW>', 'what it is compared with', wholeNumber)
    .action((product_id, { sell, retail }, command) => {
      if (sell === undefined && retail === undefined)
        command.error('error: price needs --sell, --retail or both');
      const prices = {
        ...(sell === undefined ? {} : { sell_price: sell }),
        ...(retail === undefined ? {} : { retail_price: retail }),
      };
      return act({ command: 'price.set', input: { product_id, ...prices } });
    });
}

/** What can be noted of the fee of an exchange. */
const feeNotes = ['paid', 'waived', 'returned'] as const;

function addOrders(program: Program, act: Act): void {
  const orders = program.command('orders');
  orders
    .command('move')
    .description('moves an order, or some of its lines, to a status')
    .argument('<order-id>')
    .argument('<status>')
    .option('--line <line-id>', 'only this line; may be repeated', collect(wholeNumber))
    .option('--carrier <carrier>', carrierSchema.options.join(', '))
    .option('--tracking <number>', 'what stands on the parcel that it is sent in')
    .action((order_id, to, { line, carrier, tracking }) => {
      if ((carrier === undefined) !== (tracking === undefined))
        orders.error('error: a parcel needs --carrier and --tracking');
      const parcel = tracking === undefined ? {} : { parcel: { carrier, tracking_number: tracking } };
      return act({
        command: 'orders.move',
        input: { order_id, to, ...(line ? { line_ids: line } : {}), ...parcel },
      });
    });
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

function addPayments(program: Program, act: Act): void {
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

function addCampaigns(program: Program, act: Act): void {
  program
    .command('notice')
    .description('publishes a notice from a text file')
    .requiredOption('--title <title>', 'its title')
    .requiredOption('--text <file>', 'its text; empty lines part its paragraphs')
    .option('--category <name>', 'where it is listed', '안내')
    .option('--pinned', 'above the others')
    .action(async (options) => act({ command: 'notice.publish', input: await noticeOf(options) }));
  const live = program.command('live');
  for (const action of ['start', 'end'])
    live
      .command(action)
      .description(`${action}s a campaign`)
      .argument('<campaign-id>', '', wholeNumber)
      .action((campaign_id) => act({ command: 'live.run', input: { campaign_id, action } }));
}

/** The operators' commands; each passes its call to `act`; an import reports progress to `say`. */
export function operatorProgram(act: Act, say: (progress: string) => void = () => undefined): Program {
  const program = commandLine({
    command: 'npm run shop --',
    description:
      'The shop, for its operators. The API has to run on this machine, with the same DATA_DIR (default .data).',
    notes: `An import has one row per option: code,brand_id,category_id,product_name,retail_price,sell_price,garment_type,fabric,
pattern,color_name,color_hex,color_group,size_name,stock,picture. Rows of one code are one product, rows of one colour
have one picture: a file of the folder, or nothing to have it drawn. UTF-8 or as Excel saves it (CP949).`,
  });
  addMembers(program, act);
  addBrands(program, act);
  addCategories(program, act);
  addProducts(program, act);
  addOrders(program, act);
  addPayments(program, act);
  addCampaigns(program, act);
  addDrops(program, act);
  addReading(program, act);
  addHomes(program, act);
  addScreen(program, act);
  addBanners(program, act);
  addStores(program, act);
  addPictures(program, act);
  addCoupons(program, act);
  program
    .command('import')
    .description('all of it or nothing; faults come with line numbers')
    .argument('<file.csv>')
    .option('--pictures <folder>', 'pictures that the file names')
    .action(async (file, { pictures }) =>
      act({ command: 'catalogue.import', input: await readCatalogue(file, pictures, say) }),
    );
  program
    .command('audit')
    .description('who changed what')
    .option('--count <n>', 'how many lines', count, 20)
    .action(({ count: lines }) => act({ command: 'audit.list', input: { count: lines } }));
  program
    .command('security')
    .description('what happened to logins, passwords and refunds')
    .option('--member <user-id>', 'of one member only')
    .option('--count <n>', 'how many lines', count, 20)
    .action(({ member, count: lines }) =>
      act({ command: 'security.list', input: { count: lines, ...(member ? { user_id: member } : {}) } }),
    );
  return program;
}

interface NoticeOptions {
  title: string;
  text: string;
  category: string;
  pinned?: boolean;
}

/** A notice from a text file; empty lines part its paragraphs. */
async function noticeOf({ title, text, category, pinned = false }: NoticeOptions) {
  const content = decodeText(await readGiven(text))
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return { title, category, content, is_pinned: pinned };
}
