import type { CommandUnknownOpts, Option } from '@commander-js/extra-typings';

/** A command line to copy, and what it does where its command does not say that already. */
export type Example = readonly [line: string, what?: string];

/** A value that a person could type, by the name that help gives it: `<order-id>`, or an option's `--id <id>`. */
export type SampleValues = Readonly<Record<string, string>>;

/** Values that mean the same in every command. */
const commonValues: SampleValues = {
  n: '20',
  id: '7',
  ids: '1,2,3',
  'YYYY-MM-DD': '2026-12-01',
  moment: '2026-12-01T20:00:00+09:00',
  text: 'as asked on the phone',
  file: 'file.txt',
  folder: 'folder',
  url: 'http://localhost:3000',
};

/** The words that lead from the program to a command. */
export function pathOf(command: CommandUnknownOpts): string[] {
  const names: string[] = [];
  for (let each: CommandUnknownOpts | null = command; each?.parent; each = each.parent)
    names.unshift(each.name());
  return names;
}

const rootOf = (command: CommandUnknownOpts): CommandUnknownOpts =>
  command.parent ? rootOf(command.parent) : command;

/** Every command below one that does something of its own, however deep. */
export const leavesOf = (command: CommandUnknownOpts): CommandUnknownOpts[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leavesOf);

const valueName = ({ flags }: Option) => /[<[]([^>\]]+?)(?:\.\.\.)?[>\]]/.exec(flags)?.[1] ?? null;

interface Named {
  name: string;
  choices: readonly string[] | undefined;
}

function sampleOf({ name, choices }: Named, values: SampleValues): string {
  const own = values[name] ?? commonValues[name] ?? (name.endsWith('-id') ? commonValues.id : undefined);
  if (choices) return own !== undefined && choices.includes(own) ? own : (choices[0] ?? name);
  return quoted(own ?? `<${name}>`);
}

/** A value as a shell takes it for one word. */
const quoted = (value: string) => (/^[\w@%+=:,./-]+$/.test(value) ? value : `"${value}"`);

/** An option with its value; nothing for one that takes none. */
const optionWords = (option: Option, values: SampleValues): string[] => {
  const name = valueName(option);
  const sample = name === null ? [] : [sampleOf({ name, choices: option.argChoices }, values)];
  return [option.long ?? option.flags, ...sample];
};

/**
 * The words of a call of a command, as its definition wants them: its arguments, what it cannot do without, and the
 * first of its other options that take a value where it needs none.
 */
function exampleWords(command: CommandUnknownOpts, values: SampleValues): string[] {
  const needed = command.options.filter(({ mandatory }) => mandatory);
  const other = command.options.find((option) => !option.mandatory && valueName(option) !== null);
  return [
    ...pathOf(command),
    ...command.registeredArguments.map((argument) =>
      sampleOf({ name: argument.name(), choices: argument.argChoices }, values),
    ),
    ...(needed.length > 0 ? needed : other ? [other] : []).flatMap((option) => optionWords(option, values)),
  ];
}

/**
 * Examples of a command: those of its program that call it, or else one for it, or for each command below it, that is
 * made from its definition.
 */
export function examplesOf(
  command: CommandUnknownOpts,
  written: readonly Example[],
  values: SampleValues,
): Example[] {
  const program = rootOf(command);
  return leavesOf(command).flatMap((leaf) => {
    const beginning = [program.name(), ...pathOf(leaf)].join(' ');
    const own = written.filter(([line]) => line === beginning || line.startsWith(`${beginning} `));
    if (own.length > 0) return own;
    const words = exampleWords(leaf, values);
    const line = words.length > 0 ? [program.name(), ...words].join(' ') : program.name().replace(/ --$/, '');
    return [[line] as const];
  });
}
