import { mkdirSync } from 'node:fs';
import { Argument } from '@commander-js/extra-typings';
import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { add, type Outcome, one } from '../reports/test-reports.ts';
import { SetupError } from '../setup-error.ts';
import { type Part, rounds } from './parts.ts';
import { results } from './results.ts';

/** What a part came to, and its line of the summary. */
interface Finished {
  outcome: Outcome;
  line: string;
}

async function runPart(name: string, run: Part, prefix: string): Promise<Finished> {
  const started = Date.now();
  const outcome = await run(prefix).catch((error: unknown) => {
    console.error(error instanceof SetupError ? error.message : error);
    return one(false, `${name} could not run`);
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const counts = `${String(outcome.passed).padStart(5)} passed${String(outcome.failed).padStart(5)} failed`;
  return { outcome, line: `${name.padEnd(12)}${counts}${seconds.padStart(8)} s` };
}

async function test(wanted: readonly string[]): Promise<void> {
  mkdirSync(results, { recursive: true });
  const started = Date.now();
  const finished: Finished[] = [];
  for (const round of rounds) {
    const parts = Object.entries(round).filter(([name]) => wanted.length === 0 || wanted.includes(name));
    if (parts.length === 0) continue;
    console.log(`\n== ${parts.map(([name]) => name).join(', ')}`);
    const prefixOf = (name: string) => (parts.length > 1 ? `${name.padEnd(10)} | ` : '');
    finished.push(...(await Promise.all(parts.map(([name, run]) => runPart(name, run, prefixOf(name))))));
  }
  const { passed, failed, notes } = finished.map(({ outcome }) => outcome).reduce(add);
  const lines = [...finished.map(({ line }) => line), '', ...notes];
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.log(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed in ${minutes} minutes`);
  process.exit(failed > 0 ? 1 : 0);
}

const program = commandLine({
  command: 'npm test --',
  description: 'Runs every part, or the named ones.',
  examples: [
    ['npm test', 'everything'],
    ['npm test -- types lint', 'only these'],
  ],
})
  .addArgument(new Argument('[parts...]').choices(rounds.flatMap((round) => Object.keys(round))))
  .action(test);

await runCommandLine(program);
