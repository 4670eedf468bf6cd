import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { SetupError } from '../setup-error.ts';
import { root } from '../workspace.ts';
import { type Generator, generators } from './generators.ts';
import { apply, type Workshop } from './plan.ts';

const help = `Makes the beginning of something, never over something that exists.

${Object.values(generators)
  .map(({ usage }) => `  npm run generate -- ${usage}`)
  .join('\n')}

In a terminal it asks for what is missing.`;

/** Asks for what the command line left out; without a terminal that is a fault. */
async function complete(generator: Generator, given: readonly string[]): Promise<string[]> {
  if (given.length > generator.questions.length)
    throw new SetupError(`too many words; npm run generate -- ${generator.usage}`);
  const missing = generator.questions.slice(given.length);
  if (missing.length === 0) return [...given];
  if (!process.stdin.isTTY)
    throw new SetupError(`something is missing; npm run generate -- ${generator.usage}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: string[] = [];
  for (const question of missing) answers.push((await terminal.question(question)).trim());
  terminal.close();
  return [...given, ...answers];
}

async function run(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  const [kind, ...given] = positionals;
  if (values.help || kind === undefined) return console.log(help);
  const generator = generators[kind];
  if (!generator) throw new SetupError(`there is no generator "${kind}"\n\n${help}`);
  const answers = await complete(generator, given);
  const workshop: Workshop = { root, templates: path.join(root, 'infra/remote-kit/templates') };
  const changes = generator.plan(workshop, answers);
  console.log(apply(workshop, changes).join('\n'));
  // Imports in order and lines of the right length, as the linter wants them.
  const sources = changes.map(({ file }) => file).filter((file) => /\.(tsx?|json)$/.test(file));
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

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
