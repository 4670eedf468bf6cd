import { CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';

/** Exit code of a command that was refused or failed. */
const failed = 1;

/** A fault as one line; what the command line itself got wrong names the help. */
function lineOf(error: unknown, command: string): string {
  if (!(error instanceof CommanderError)) return error instanceof Error ? error.message : String(error);
  const what = error.message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' ');
  return `${what.replace(/\.$/, '')}; see ${command} --help`;
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
    complain(lineOf(error, program.name()));
    return failed;
  }
}

/** Runs the command line of this process; a failure ends the process with whatever it has started. */
export async function runCommandLine(program: CommandUnknownOpts): Promise<void> {
  const code = await followCommandLine(program, process.argv.slice(2));
  if (code !== 0) process.exit(code);
}
