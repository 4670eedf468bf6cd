import { InvalidArgumentError } from '@commander-js/extra-typings';

const digits = /^\d{1,9}$/;

/** A whole number from 0 on. */
export function wholeNumber(text: string): number {
  if (!digits.test(text)) throw new InvalidArgumentError('It has to be a whole number, 0 or more.');
  return Number(text);
}

/** A whole number from 1 on. */
export function count(text: string): number {
  if (!digits.test(text) || Number(text) === 0)
    throw new InvalidArgumentError('It has to be a whole number, 1 or more.');
  return Number(text);
}

/** A share, 0 to 100. */
export function percent(text: string): number {
  if (!digits.test(text) || Number(text) > 100)
    throw new InvalidArgumentError('It has to be a percentage, 0 to 100.');
  return Number(text);
}

/** A day, `YYYY-MM-DD`. */
export function day(text: string): string {
  const at = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !at.toJSON()?.startsWith(text))
    throw new InvalidArgumentError('It has to be a day, YYYY-MM-DD.');
  return text;
}

/** A TCP port. */
export function port(text: string): number {
  if (!digits.test(text) || Number(text) < 1 || Number(text) > 65_535)
    throw new InvalidArgumentError('It has to be a port, 1 to 65535.');
  return Number(text);
}

/** Reads a list such as `reads,orders` of which every word is known. */
export const listOf =
  <Word extends string>(known: readonly Word[]) =>
  (text: string): Word[] =>
    text.split(',').map((word) => oneOf(known)(word));

/** Reads one of the known words. */
export const oneOf =
  <Word extends string>(known: readonly Word[]) =>
  (text: string): Word => {
    const found = known.find((word) => word === text);
    if (found === undefined) throw new InvalidArgumentError(`Allowed are ${known.join(', ')}.`);
    return found;
  };

/** Collects what a repeated option is given. */
export const collect =
  <Value>(read: (text: string) => Value) =>
  (text: string, before: readonly Value[] = []): Value[] => [...before, read(text)];
