import { Command, type CommandUnknownOpts } from '@commander-js/extra-typings';

/** What a command says of itself. */
export interface CommandWords {
  /** How a person types it, such as `npm run build --`; a help names it so. */
  command: string;
  description: string;
  /** Command lines to copy, each with what it does. */
  examples?: readonly (readonly [line: string, what: string])[];
  /** What else a user has to know, below everything. */
  notes?: string;
}

const helpWidth = 120;

const leavesOf = (command: CommandUnknownOpts): CommandUnknownOpts[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leavesOf);

/** `orders move <order-id> <status> [options]`: the words after the command itself. */
function termOf(command: CommandUnknownOpts): string {
  const names: string[] = [];
  for (let each: CommandUnknownOpts | null = command; each?.parent; each = each.parent)
    names.unshift(each.name());
  const values = command.registeredArguments.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
    return argument.required ? `<${name}>` : `[${name}]`;
  });
  return [...names, ...values, ...(command.options.length > 0 ? ['[options]'] : [])].join(' ');
}

function tableOf(examples: readonly (readonly [string, string])[]): string {
  const width = Math.max(...examples.map(([line]) => line.length));
  return ['Examples:', ...examples.map(([line, what]) => `  ${line.padEnd(width)}  ${what}`)].join('\n');
}

/**
 * The beginning of a command line: add its options, arguments and subcommands, then hand it to `runCommandLine`. Its
 * help shows all subcommands, however deep.
 */
export function commandLine({ command, description, examples = [], notes }: CommandWords): Command {
  const after = [...(examples.length > 0 ? [tableOf(examples)] : []), ...(notes ? [notes] : [])];
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
  return after.length > 0 ? program.addHelpText('after', `\n${after.join('\n\n')}`) : program;
}
