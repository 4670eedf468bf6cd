import { parseArgs } from 'node:util';
import { decodeText } from './import/decode-text.ts';
import { readCatalogue } from './import/read-catalogue.ts';
import { readGiven } from './read-given.ts';

/** What the command line sends to the running API. */
export interface OperatorCall {
  command: string;
  input: unknown;
}

export const help = `The shop, for its operators. The API has to run on this machine, with the same DATA_DIR (default .data).

  npm run shop -- members waiting                          who waits for approval
  npm run shop -- members approve <user id> [...]
  npm run shop -- members grades                           gives everybody the grade that their year's spend reaches
  npm run shop -- product <product id>                     its price and its options with their ids and stock
  npm run shop -- stock <option id> <pieces>
  npm run shop -- price <product id> [--sell <KRW>] [--retail <KRW>]
  npm run shop -- orders move <order id> <STATUS> [--line <line id> ...]
  npm run shop -- orders fee <order id> paid|waived|returned  what an exchange costs: it came, is given up, went back
  npm run shop -- notice --title <title> --text <file> [--category 안내] [--pinned]
  npm run shop -- live start|end <campaign id>
  npm run shop -- coupons issue <coupon id> <user id> [...]
  npm run shop -- import <file.csv> [--pictures <folder>]  all of it or nothing; faults come with line numbers
  npm run shop -- audit [--count 20]                       who changed what

An import has one row per option: code,brand_id,category_id,product_name,retail_price,sell_price,garment_type,fabric,
pattern,color_name,color_hex,color_group,size_name,stock,picture. Rows of one code are one product, rows of one colour
have one picture: a file of the folder, or nothing to have it drawn. UTF-8 or as Excel saves it (CP949).`;

/** What can be noted of the fee of an exchange. */
const feeNotes = ['paid', 'waived', 'returned'];

/** Words of the commands that take no list; more of them are a slip, such as a second file to import. */
const wordsOf: Readonly<Record<string, number>> = {
  'members waiting': 2,
  'members grades': 2,
  'orders move': 4,
  'orders fee': 4,
  'live start': 3,
  'live end': 3,
  product: 2,
  stock: 3,
  price: 2,
  import: 2,
};

/** A number of the command line; says what it is for when it is none. */
function numberOf(text: string | undefined, what: string): number {
  if (text === undefined || !/^\d{1,9}$/.test(text)) throw new Error(`${what} has to be a whole number`);
  return Number(text);
}

/** Understands a command line; null asks for the help. Rejects with what is missing or too much. */
export async function readArguments(
  args: readonly string[],
  say: (progress: string) => void = () => undefined,
): Promise<OperatorCall | null> {
  const negative = args.find((text) => /^-\d/.test(text));
  if (negative) throw new Error(`${negative} cannot be: no number of a command is less than 0`);
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      sell: { type: 'string' },
      retail: { type: 'string' },
      line: { type: 'string', multiple: true },
      title: { type: 'string' },
      text: { type: 'string' },
      category: { type: 'string', default: '안내' },
      pinned: { type: 'boolean', default: false },
      pictures: { type: 'string' },
      count: { type: 'string', default: '20' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [area, first, second, ...rest] = positionals;
  if (values.help || !area) return null;
  const optional = (name: string, text: string | undefined, what: string) =>
    text === undefined ? {} : { [name]: numberOf(text, what) };
  const users = [second, ...rest].filter((id) => id !== undefined);

  const name = `${area} ${first ?? ''}`.trim();
  const surplus = positionals.slice(wordsOf[name] ?? wordsOf[area] ?? positionals.length);
  if (surplus.length > 0) throw new Error(`what is "${surplus.join(' ')}" for? see npm run shop -- --help`);

  switch (name) {
    case 'members waiting':
      return { command: 'members.waiting', input: {} };
    case 'members approve':
      if (users.length === 0) throw new Error('members approve needs user ids');
      return { command: 'members.approve', input: { user_ids: users } };
    case 'members grades':
      return { command: 'members.grades', input: {} };
    case 'orders move': {
      const [to] = rest;
      if (!second || !to) throw new Error('orders move needs an order id and a status');
      const lines = values.line?.map((id) => numberOf(id, '--line'));
      return {
        command: 'orders.move',
        input: { order_id: second, to, ...(lines ? { line_ids: lines } : {}) },
      };
    }
    case 'orders fee': {
      const [to] = rest;
      if (!second || !to || !feeNotes.includes(to)) {
        throw new Error(`orders fee needs an order id and ${feeNotes.join(' or ')}`);
      }
      return { command: 'orders.fee', input: { order_id: second, to: to.toUpperCase() } };
    }
    case 'live start':
    case 'live end':
      return {
        command: 'live.run',
        input: { campaign_id: numberOf(second, 'the campaign id'), action: first },
      };
    case 'coupons issue':
      if (rest.length === 0) throw new Error('coupons issue needs a coupon id and user ids');
      return {
        command: 'coupons.issue',
        input: { coupon_id: numberOf(second, 'the coupon id'), user_ids: rest },
      };
    case 'audit':
      return { command: 'audit.list', input: { count: numberOf(values.count, '--count') } };
    case 'notice':
      return { command: 'notice.publish', input: await noticeOf(values) };
  }
  switch (area) {
    case 'product':
      return { command: 'product.show', input: { product_id: numberOf(first, 'the product id') } };
    case 'stock':
      return {
        command: 'stock.set',
        input: {
          product_option_id: numberOf(first, 'the option id'),
          stock: numberOf(second, 'the number of pieces'),
        },
      };
    case 'price':
      if (!values.sell && !values.retail) throw new Error('price needs --sell, --retail or both');
      return {
        command: 'price.set',
        input: {
          product_id: numberOf(first, 'the product id'),
          ...optional('sell_price', values.sell, '--sell'),
          ...optional('retail_price', values.retail, '--retail'),
        },
      };
    case 'import':
      if (!first) throw new Error('import needs a CSV file');
      return { command: 'catalogue.import', input: await readCatalogue(first, values.pictures, say) };
    default:
      throw new Error(
        `there is no command "${positionals.slice(0, 2).join(' ')}"; see npm run shop -- --help`,
      );
  }
}

interface NoticeOptions {
  title?: string | undefined;
  text?: string | undefined;
  category: string;
  pinned: boolean;
}

/** A notice from a text file; empty lines part its paragraphs. */
async function noticeOf({ title, text, category, pinned }: NoticeOptions) {
  if (!title || !text) throw new Error('notice needs --title and --text <file>');
  const content = decodeText(await readGiven(text))
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return { title, category, content, is_pinned: pinned };
}
