import { CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { didYouMean } from './nearest.ts';

/** Exit code of a command that was refused or failed. */
const failed = 1;

/** The command that the words lead to, as far as they are known. */
function reached(program: CommandUnknownOpts, args: readonly string[]): CommandUnknownOpts {
  const next = program.commands.find(
    (command) => command.name() === args.find((word) => !word.startsWith('-')),
  );
  return next ? reached(next, args.slice(args.indexOf(next.name()) + 1)) : program;
}

const namesIn = (command: CommandUnknownOpts) => command.commands.map((each) => each.name());

/** What a command has to do with a word, by its description; each as a person types it. */
function describedBy(word: string, command: CommandUnknownOpts, path: readonly string[] = []): string[] {
  if (command.commands.length > 0)
    return command.commands.flatMap((each) => describedBy(word, each, [...path, each.name()]));
  return command.description().toLowerCase().includes(word.toLowerCase()) ? [path.join(' ')] : [];
}

/** Commands are named by the shop's words, which a person need not know: a shorter word describes too many of them. */
const shortestDescription = 4;
const mostDescribed = 4;

/** What was meant by a command that there is not. */
function meantCommand(program: CommandUnknownOpts, args: readonly string[], typed: string): string {
  const place = reached(program, args);
  const meant = didYouMean(typed, namesIn(place));
  if (meant !== '') return meant;
  if (place !== program) return `; ${place.name()} has ${namesIn(place).join(', ')}`;
  const described = typed.length < shortestDescription ? [] : describedBy(typed, program);
  if (described.length === 0 || described.length > mostDescribed) return '';
  return `, did you mean ${described.join(' or ')}?`;
}

/** What was meant by a word that a command line does not know, as far as that can be guessed. */
function suggestion(error: CommanderError, program: CommandUnknownOpts, args: readonly string[]): string {
  if (error.code === 'commander.unknownCommand')
    return meantCommand(program, args, /'([^']*)'/.exec(error.message)?.[1] ?? '');
  const [, typed = ''] = /(?:argument|value) '([^']*)' is invalid/.exec(error.message) ?? [];
  const [, choices = ''] = /Allowed (?:choices )?are (.*?)\.?$/.exec(error.message) ?? [];
  return didYouMean(typed, choices === '' ? [] : choices.split(', '));
}

/** A word behind a program that does something of its own, and has commands besides, was to be one of these. */
function misplacedWord(program: CommandUnknownOpts, args: readonly string[]): string | null {
  const place = reached(program, args);
  if (place.commands.length === 0) return null;
  return args.filter((word) => !word.startsWith('-')).find((word) => word !== place.name()) ?? null;
}

/** A fault as one line; what the command line itself got wrong names what was meant, and the help. */
function lineOf(error: unknown, program: CommandUnknownOpts, args: readonly string[]): string {
  if (!(error instanceof CommanderError)) return error instanceof Error ? error.message : String(error);
  const misplaced = error.code === 'commander.excessArguments' ? misplacedWord(program, args) : null;
  if (misplaced !== null)
    return `unknown command '${misplaced}'${meantCommand(program, args, misplaced)}; see ${program.name()} --help`;
  const what = error.message
    .replace(/^error: /, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\.$/, '');
  const meant = suggestion(error, program, args);
  // The library guesses among the words of its help, which are those of the last level.
  const isCommand = error.code === 'commander.unknownCommand';
  const fault = isCommand ? what.replace(/ \(Did you mean .*?\?\)/, '') : what;
  return `${fault}${meant}; see ${program.name()} --help`;
}

/**
 * Parses the arguments and runs what they ask for. Resolves with the exit code: 0, or 1 with one line on stderr when the
 * command line is not understood or its command throws. Without arguments a program of subcommands shows its help.
 */
export async function followCommandLine(
  program: CommandUnknownOpts,
  args: readonly string[],
  complain: (line: string) => void = console.error,
): Promise<number> {
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    // Without a command everything that there is to choose from has been shown.
    if (error instanceof CommanderError && error.code === 'commander.help')
      return args.length === 0 ? 0 : failed;
    complain(lineOf(error, program, args));
    return failed;
  }
}

/** Runs the command line of this process; a failure ends the process with whatever it has started. */
export async function runCommandLine(program: CommandUnknownOpts): Promise<void> {
  // `… | head`: who reads has read enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  const code = await followCommandLine(program, process.argv.slice(2));
  if (code !== 0) process.exit(code);
}
