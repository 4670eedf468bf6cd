import { commandLine } from '@mall/command-line/command-line';
import { count } from '@mall/command-line/values';
import { addBanners, addStores } from './arguments/banner-arguments.ts';
import { addCampaigns } from './arguments/campaign-arguments.ts';
import { addBrands, addCategories } from './arguments/catalogue-arguments.ts';
import { addCommunity } from './arguments/community-arguments.ts';
import { addCoupons } from './arguments/coupon-arguments.ts';
import { addDrops } from './arguments/drop-arguments.ts';
import { addHomes } from './arguments/home-arguments.ts';
import { addMembers } from './arguments/member-arguments.ts';
import { addClaims, addOrders, addPayments } from './arguments/order-arguments.ts';
import { addCovers, addPictures } from './arguments/picture-arguments.ts';
import { addProducts } from './arguments/product-arguments.ts';
import { addReading } from './arguments/reading/reading-arguments.ts';
import { addScreen } from './arguments/screen-arguments.ts';
import { addThings } from './arguments/thing-arguments.ts';
import { readCatalogue } from './import/read-catalogue.ts';
import { sampleValues } from './sample-values.ts';

/** What the command line sends to the running API. */
export interface OperatorCall {
  command: string;
  input: unknown;
}

export type Program = ReturnType<typeof commandLine>;
export type Act = (call: OperatorCall) => Promise<void>;

/** The operators' commands; each passes its call to `act`; an import reports progress to `say`. */
export function operatorProgram(act: Act, say: (progress: string) => void = () => undefined): Program {
  const program = commandLine({
    command: 'npm run shop --',
    description:
      'The shop, for its operators. The API has to run on this machine, with the same DATA_DIR (default .data).',
    examples: [
      ['npm run shop -- members find kim', 'members whose name, ID or address has kim in it'],
      ['npm run shop -- orders find --status PAYMENT_CONFIRM', 'paid orders that nobody has sent yet'],
      ['npm run shop -- products low --below 3', 'what is about to be sold out'],
      [
        'npm run shop -- coupons add WINTER2026 --name Winter --end 2026-12-31T23:59:00+09:00 --amount 3000',
        'a coupon of 3,000 won for everybody who has the code',
      ],
      ['npm run shop -- audit --count 50', 'who changed what'],
    ],
    samples: sampleValues,
    notes: `An import has one row per option: code,brand_id,category_id,product_name,retail_price,sell_price,garment_type,fabric,
pattern,color_name,color_hex,color_group,size_name,stock,picture. Rows of one code are one product, rows of one colour
have one picture: a file of the folder, or nothing to have it drawn. UTF-8 or as Excel saves it (CP949).`,
  });
  // Of every command, wherever it stands: also behind the command and its own options.
  program
    .enablePositionalOptions(false)
    .configureHelp({ ...program.configureHelp(), showGlobalOptions: true });
  program.option('--as <name>', 'who you are in the audit log; the name of your login unless given');
  addMembers(program, act);
  addBrands(program, act);
  addCategories(program, act);
  addProducts(program, act);
  addOrders(program, act);
  addClaims(program, act);
  addPayments(program, act);
  addCommunity(program, act);
  addCampaigns(program, act);
  addDrops(program, act);
  addReading(program, act);
  addHomes(program, act);
  addScreen(program, act);
  addBanners(program, act);
  addStores(program, act);
  addPictures(program, act);
  addCovers(program, act);
  addCoupons(program, act);
  addThings(program, act);
  program
    .command('import')
    .description('all of it or nothing; faults come with line numbers')
    .argument('<file.csv>')
    .option('--pictures <folder>', 'pictures that the file names')
    .action(async (file, { pictures }) =>
      act({ command: 'catalogue.import', input: await readCatalogue(file, pictures, say) }),
    );
  addLogs(program, act);
  return program;
}

/** What was done, by operators and at logins. */
function addLogs(program: Program, act: Act): void {
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
}
