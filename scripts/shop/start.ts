import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { checkMachine, readConfiguration } from '../settings/configuration.ts';
import { runShop } from './run-shop.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const started = Date.now();
const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`.padStart(7);

const demoAccounts = `Demo accounts (password of all: Wool!Coat72)
  shopper01   approved member
  waiting01   awaiting approval
  staff0001   staff`;
const ownGoods = `It has nothing of the sample shop: npm run shop -- import --help says how your goods come in.`;

/** Opens the shop and says where; it runs until a signal stops it. */
async function start(): Promise<void> {
  const configuration = readConfiguration(process.env);
  await checkMachine(configuration);
  const shop = await runShop(configuration, {
    say: (line) => console.log(`${seconds()}  ${line}`),
    log: (line) => console.log(line),
    whenStoppable: stopOnSignal,
    onGiveUp: (name) => {
      console.error(`${name} keeps ending; see its last lines`);
      process.exit(1);
    },
  });
  console.log(`
The shop is open after ${seconds().trim()}:  ${shop.origin}

${configuration.hasSamples ? demoAccounts : ownGoods}

Ctrl-C stops everything.`);
}

const program = commandLine({
  command: 'npm start --',
  description:
    'Opens the whole shop: builds what is missing, publishes and composes the first release, fills the database.',
  notes: `It is set by the environment: PORT (3000), DATA_DIR (.data), DATABASE_URL (PGlite when empty), API_HOST, and more;
.env.example says what each means. Ctrl-C stops everything.`,
}).action(start);

await runCommandLine(program);
