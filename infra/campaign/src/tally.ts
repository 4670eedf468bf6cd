import type { AttackResult } from './attack.ts';

const maximumLength = 400;
const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : String(JSON.stringify(value));
  return text.length > maximumLength ? `${text.slice(0, maximumLength)} …` : text;
};

/** Counts the tries of one attack and keeps what got through. */
export class Tally {
  #tried = 0;
  readonly #fallen: string[] = [];

  /** One try: what was asked, what has to come back, and what came. */
  expect(request: string, expected: unknown, got: unknown): void {
    this.hold(
      JSON.stringify(expected) === JSON.stringify(got),
      `${request}: expected ${shown(expected)}, got ${shown(got)}`,
    );
  }

  /** One try with several good ends. */
  expectOneOf(request: string, expected: readonly unknown[], got: unknown): void {
    const isGood = expected.some((one) => JSON.stringify(one) === JSON.stringify(got));
    this.hold(isGood, `${request}: expected one of ${shown(expected)}, got ${shown(got)}`);
  }

  /** One try of which only its maker knows whether it held. */
  hold(isHeld: boolean, fall: string): void {
    this.#tried += 1;
    if (!isHeld) this.#fallen.push(fall);
  }

  get result(): AttackResult {
    return { tried: this.#tried, fallen: this.#fallen };
  }
}
