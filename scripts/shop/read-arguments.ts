import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * The options of a script's command line. Asked for help, or given what it does not know, the script ends here: with
 * its help, and with one line more and code 1.
 */
export function readArguments<Known extends Options>(
  help: string,
  options: Known,
  args = process.argv.slice(2),
) {
  try {
    const { values } = parseArgs({ args, options: { ...options, help: { type: 'boolean', short: 'h' } } });
    if (!('help' in values && values.help)) return values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message.split('. ')[0] : error}\n\n${help}`);
    process.exit(1);
  }
  console.log(help);
  process.exit();
}

/** The words of a list such as `kept,orders`; ends the script with the help when one of them is unknown. */
export function readWords(text: string, known: readonly string[], help: string): string[] {
  const words = text.split(',');
  const unknown = words.filter((word) => !known.includes(word));
  if (unknown.length === 0) return words;
  console.error(`"${unknown.join()}" is none of ${known.join(', ')}\n\n${help}`);
  process.exit(1);
}

/** A whole number of 1 or more from the command line; ends the script with the help when it is none. */
export function readCount(text: string, help: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  console.error(`"${text}" is no whole number above 0\n\n${help}`);
  process.exit(1);
}
