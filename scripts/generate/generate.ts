import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { SetupError } from '../setup-error.ts';
import { root } from '../workspace.ts';
import { type Generator, generators } from './generators.ts';
import { apply, type Workshop } from './plan.ts';

/** Asks for what the command line left out; without a terminal that is a fault. */
async function complete(generator: Generator, given: readonly string[]): Promise<string[]> {
  const missing = generator.questions.slice(given.length);
  if (missing.length === 0) return [...given];
  if (!process.stdin.isTTY)
    throw new SetupError(
      `name ${generator.words.slice(given.length).join(' and ')}; see npm run generate -- --help`,
    );
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: string[] = [];
  for (const question of missing) answers.push((await terminal.question(question)).trim());
  terminal.close();
  return [...given, ...answers];
}

async function generate(generator: Generator, given: readonly string[]): Promise<void> {
  const answers = await complete(generator, given);
  const workshop: Workshop = { root, templates: path.join(root, 'infra/remote-kit/templates') };
  const changes = generator.plan(workshop, answers);
  console.log(apply(workshop, changes).join('\n'));
  // Imports in order and lines of the right length, as the linter wants them.
  const sources = changes.map(({ file }) => file).filter((file) => /\.(tsx?|json|md)$/.test(file));
  execFileSync(
    process.execPath,
    [path.join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', ...sources],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  console.log(`\nNext: ${generator.next(answers)}`);
}

const program = commandLine({
  command: 'npm run generate --',
  description: 'Makes the beginning of something, never over something that exists.',
  examples: [
    ['npm run generate -- remote mf-style-lab', 'a remote, its folder and its page'],
    ['npm run generate -- call orders/carts list-carts', 'listCarts, in the contracts and served'],
  ],
  samples: { remote: 'mf-live', name: 'past-streams', owner: 'live', 'past-tense-fact': 'stream-started' },
  notes: 'In a terminal it asks for what is missing.',
});
for (const [kind, generator] of Object.entries(generators)) {
  const command = program.command(kind).description(generator.description);
  for (const name of generator.words) command.argument(`[${name}]`);
  command.action(() => generate(generator, command.args));
}

await runCommandLine(program);
