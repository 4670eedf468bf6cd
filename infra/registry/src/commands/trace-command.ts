import { readFileSync } from 'node:fs';
import type { Command } from '@commander-js/extra-typings';
import { SourceMaps } from '../trace/source-maps.ts';
import { traceReports } from '../trace/trace-reports.ts';
import { openRegistry, say } from './open-registry.ts';

const standardInput = 0;

function trace(file: string | undefined): void {
  const text = readFileSync(file ?? standardInput, 'utf8').trimEnd();
  say(traceReports(text, new SourceMaps(openRegistry().artifacts)));
}

/** `trace`: stacks of reports as places in sources. */
export function addTraceCommand(program: Command): void {
  program
    .command('trace')
    .description('makes stacks readable, of a file of reports or from standard input: places in sources')
    .argument('[file]', "such as the edge's reports/failures.jsonl")
    .action(trace);
}
