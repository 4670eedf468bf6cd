import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Command, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { pathOf } from '@mall/command-line/examples';
import { followCommandLine } from '@mall/command-line/run-command-line';

/** What a command line answered: its exit code, what it printed and what it complained of. */
interface Answer {
  code: number;
  printed: string;
  complaints: string[];
}

/** A command of a program, asked for its help, for its examples and with words that it does not know. */
export interface WalkedCommand {
  /** As a person types it. */
  name: string;
  help: Answer;
  /** What the help has to say. */
  options: { flags: string; description: string; hasDefault: boolean }[];
  examples: { line: string; answer: Answer }[];
  mistyped: { words: string[]; meant: string; answer: Answer }[];
}

const everyCommand = (command: CommandUnknownOpts): CommandUnknownOpts[] => [
  command,
  ...command.commands.flatMap(everyCommand),
];

/** The words of a line as a shell takes them. */
const wordsOf = (line: string) =>
  (line.match(/'[^']*'|"[^"]*"|\S+/g) ?? []).map((word) => word.replace(/^(['"])(.*)\1$/, '$2'));

/** Asks every command of a program; what it would do is left out. */
async function walk(program: CommandUnknownOpts): Promise<WalkedCommand[]> {
  const all = everyCommand(program);
  let printed = '';
  const keep = (text: string) => {
    printed += text;
  };
  for (const command of all) {
    command.configureOutput({ writeOut: keep, writeErr: keep });
    if (Reflect.get(command, '_actionHandler')) command.action(() => undefined);
  }
  const ask = async (words: readonly string[]): Promise<Answer> => {
    printed = '';
    const complaints: string[] = [];
    const code = await followCommandLine(program, words, (line) => complaints.push(line));
    return { code, printed, complaints };
  };
  const bare = program.name().replace(/ --$/, '');
  const callsIn = (help: string) =>
    help
      .slice(help.indexOf('\nExamples:\n'))
      .split('\n')
      .map((line) => line.trim().split(/ {2,}/)[0] ?? '')
      .filter((line) => line === bare || line.startsWith(`${program.name()} `));
  const walked: WalkedCommand[] = [];
  for (const command of all) {
    const help = await ask([...pathOf(command), '--help']);
    const calls = callsIn(help.printed).map((line) => ({
      line,
      words: wordsOf(line.slice(program.name().length)),
    }));
    const examples = [];
    for (const { line, words } of calls) examples.push({ line, answer: await ask(words) });
    const mistyped = [];
    const visible = command.createHelp().visibleOptions(command);
    if (command.commands.length === 0)
      for (const { long } of visible)
        if (long) {
          const words = [...(calls[0]?.words ?? []), `${long}x`];
          mistyped.push({ words, meant: long, answer: await ask(words) });
        }
    for (const below of command.commands) {
      const words = [...pathOf(command), `${below.name()}x`];
      mistyped.push({ words, meant: below.name(), answer: await ask(words) });
    }
    walked.push({
      name: [program.name(), ...pathOf(command)].join(' '),
      help,
      options: visible.map(({ flags, description, defaultValue }) => ({
        flags,
        description,
        hasDefault: defaultValue !== undefined && defaultValue !== false,
      })),
      examples,
      mistyped,
    });
  }
  return walked;
}

/**
 * Loads command lines one after the other, `name=script` each, and writes their commands to `<folder>/<name>.json`: in
 * place of what its arguments ask for, a program is walked. One process for all of them, as they share most of their code.
 */
const [folder = '', ...programs] = process.argv.slice(2);
const parse = Command.prototype.parseAsync;
// Every command line listens for a reader that has read enough.
process.stdout.setMaxListeners(0);
for (const [name = '', script = ''] of programs.map((program) => program.split('='))) {
  Command.prototype.parseAsync = async function walkInstead() {
    Command.prototype.parseAsync = parse;
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(await walk(this)));
    return this;
  };
  await import(pathToFileURL(path.resolve(script)).href);
}
// What a command line has opened for itself would keep this process alive.
process.exit();
