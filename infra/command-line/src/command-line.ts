import { Command, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { type Example, examplesOf, leavesOf, pathOf, type SampleValues } from './examples.ts';

/** What a command says of itself. */
export interface CommandWords {
  /** How a person types it, such as `npm run build --`; a help names it so. */
  command: string;
  description: string;
  /** Command lines to copy, each with what it does. */
  examples?: readonly Example[];
  /** Values for the examples of commands that have none of their own, by the names of arguments and options. */
  samples?: SampleValues;
  /** What else a user has to know, below everything. */
  notes?: string;
}

const helpWidth = 120;

/** `orders move <order-id> <status> [options]`: the words after the command itself. */
function termOf(command: CommandUnknownOpts): string {
  const values = command.registeredArguments.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
    return argument.required ? `<${name}>` : `[${name}]`;
  });
  return [...pathOf(command), ...values, ...(command.options.length > 0 ? ['[options]'] : [])].join(' ');
}

function tableOf(examples: readonly Example[]): string {
  const width = Math.max(...examples.map(([line]) => line.length));
  const lines = examples.map(([line, what]) => (what ? `  ${line.padEnd(width)}  ${what}` : `  ${line}`));
  return ['Examples:', ...lines].join('\n');
}

/**
 * The beginning of a command line: add its options, arguments and subcommands, then hand it to `runCommandLine`. Its
 * help shows all subcommands, however deep, and the help of each of them an example.
 */
export function commandLine({
  command,
  description,
  examples = [],
  samples = {},
  notes,
}: CommandWords): Command {
  const program = new Command(command)
    .description(description)
    .helpOption('-h, --help', 'shows this')
    .helpCommand(false)
    // An option after a subcommand is the subcommand's own.
    .enablePositionalOptions()
    .configureHelp({
      helpWidth,
      visibleCommands: (shown) => shown.commands.flatMap(leavesOf),
      subcommandTerm: termOf,
    })
    // A fault is one line, written by runCommandLine; what is left for stderr is the help of an area.
    .configureOutput({ outputError: () => undefined, writeErr: (help) => void process.stdout.write(help) })
    .exitOverride();
  return program.addHelpText('afterAll', ({ command: shown }) => {
    const isProgram = shown.parent === null;
    const shownExamples = isProgram && examples.length > 0 ? examples : examplesOf(shown, examples, samples);
    return `\n${[tableOf(shownExamples), ...(isProgram && notes ? [notes] : [])].join('\n\n')}`;
  });
}
