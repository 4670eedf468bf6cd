import { Argument } from '@commander-js/extra-typings';
import { commandLine } from './command-line.ts';
import { followCommandLine } from './run-command-line.ts';
import { collect, count, listOf, oneOf, port, wholeNumber } from './values.ts';

/** A shop of two areas; what its commands were asked to do is kept. */
function exampleOf() {
  const done: unknown[] = [];
  const program = commandLine({
    command: 'npm run example --',
    description: 'An example.',
    examples: [['npm run example -- orders move A-1 SENT', 'moves an order']],
    notes: 'It is set by the environment.',
  });
  const orders = program.command('orders');
  orders
    .command('move')
    .description('moves an order')
    .argument('<order-id>', 'the order')
    .addArgument(new Argument('<status>').choices(['SENT', 'ARRIVED']))
    .option('--line <id>', 'only this line', collect(wholeNumber))
    .action((order, status, { line }) => {
      done.push({ order, status, line });
    });
  program
    .command('load')
    .option('--runs <n>', 'how often', count, 100)
    .option('--parts <list>', 'which', listOf(['reads', 'orders']))
    .option('--only <kind>', 'which', oneOf(['pglite', 'postgresql']))
    .option('--port <n>', 'where', port)
    .action((options) => {
      done.push(options);
    });
  program
    .command('bench')
    .option('--quick', 'not everything')
    .action((options) => {
      done.push({ all: options });
    })
    .command('api')
    .option('--quick', 'a third of the time')
    .action((options) => {
      done.push({ api: options });
    });
  program.command('fail').action(() => Promise.reject(new Error('the API does not run')));
  return { program, done };
}

/** Runs a command line; what it printed, what it complained of, and its exit code. */
async function run(...args: string[]) {
  const { program, done } = exampleOf();
  const complaints: string[] = [];
  let printed = '';
  const keep = (text: string) => {
    printed += text;
  };
  const parts = [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)];
  for (const part of parts) part.configureOutput({ writeOut: keep, writeErr: keep });
  const code = await followCommandLine(program, args, (line) => complaints.push(line));
  return { code, done, complaints, printed };
}

describe('a command line', () => {
  it.each([
    [
      ['orders', 'move', 'A-1', 'SENT', '--line', '7', '--line=8'],
      { order: 'A-1', status: 'SENT', line: [7, 8] },
    ],
    [['load'], { runs: 100 }],
    [
      ['load', '--runs=5', '--parts', 'reads,orders', '--only=pglite', '--port', '3101'],
      { runs: 5, parts: ['reads', 'orders'], only: 'pglite', port: 3101 },
    ],
    [['bench', '--quick'], { all: { quick: true } }],
    [['bench', 'api', '--quick'], { api: { quick: true } }],
  ])('%j is understood', async (args, expected) => {
    expect(await run(...args)).toMatchObject({ code: 0, done: [expected], complaints: [] });
  });

  it.each([
    [['fly'], "unknown command 'fly'"],
    [['laod'], "unknown command 'laod', did you mean load?"],
    [['orders', 'fly'], "unknown command 'fly'; orders has move; see"],
    [['movements'], "unknown command 'movements'; see"],
    [['moves'], "unknown command 'moves', did you mean orders move?; see"],
    [['load', '--only', 'postgersql'], 'Allowed are pglite, postgresql, did you mean postgresql?'],
    [['load', '--run=5'], "unknown option '--run=5' (Did you mean --runs?)"],
    [['load', '--runs'], "option '--runs <n>' argument missing"],
    [['load', '--runs=0'], "argument '0' is invalid. It has to be a whole number, 1 or more"],
    [['load', '--parts=reads,writes'], 'is invalid. Allowed are reads, orders'],
    [['load', '--only=mysql'], 'is invalid. Allowed are pglite, postgresql'],
    [['load', '--port=70000'], 'is invalid. It has to be a port, 1 to 65535'],
    [['load', 'more'], 'too many arguments'],
    [['bench', 'aip'], "unknown command 'aip', did you mean api?"],
    [['orders', 'move', 'A-1'], "missing required argument 'status'"],
    [
      ['orders', 'move', 'A-1', 'LOST'],
      "is invalid for argument 'status'. Allowed choices are SENT, ARRIVED",
    ],
    [['orders', 'move', 'A-1', 'SENT', '--line=-5'], 'It has to be a whole number, 0 or more'],
  ])('%j is refused in one line with code 1: %s', async (args, message) => {
    const { code, done, complaints } = await run(...args);
    expect({ code, done }).toEqual({ code: 1, done: [] });
    expect(complaints).toEqual([expect.stringContaining(message)]);
    expect(complaints[0]).toMatch(/^[^\n]+; see npm run example -- --help$/);
  });

  it('says in one line why its command failed', async () => {
    expect(await run('fail')).toMatchObject({ code: 1, complaints: ['the API does not run'] });
  });

  it.each([[[]], [['--help']], [['-h']]])('%j shows every subcommand and the examples', async (args) => {
    const { code, printed, complaints } = await run(...args);
    expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
    expect(printed).toContain('Usage: npm run example -- [options] [command]');
    expect(printed).toContain('orders move <order-id> <status> [options]  moves an order');
    expect(printed).toContain('npm run example -- orders move A-1 SENT  moves an order');
    expect(printed).toContain('It is set by the environment.');
  });

  it('answers an area without a command with its help, and code 1', async () => {
    const { code, complaints, printed } = await run('orders');
    expect({ code, complaints }).toEqual({ code: 1, complaints: [] });
    expect(printed).toContain('orders move <order-id> <status>');
  });

  it.each([
    ['orders move', 'npm run example -- orders move A-1 SENT  moves an order'],
    ['load', 'npm run example -- load --runs 20'],
    ['orders', 'npm run example -- orders move A-1 SENT  moves an order'],
  ])('has a help for %s, with an example, its own or one of its definition', async (command, example) => {
    const { code, printed } = await run(...command.split(' '), '--help');
    expect(code).toBe(0);
    expect(printed).toContain(`Usage: npm run example -- ${command}`);
    expect(printed).toContain(`Examples:\n  ${example}\n`);
  });
});
