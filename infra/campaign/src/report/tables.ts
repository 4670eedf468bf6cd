import type { AttackResult } from '../attack.ts';

/** What an attack came to, for the table. */
export interface Ran extends AttackResult {
  name: string;
  about: string;
  seconds: number;
}

const heads = ['attack', 'what it tries to break', 'tried', 'fallen', 'seconds'] as const;

/** The table at the end: one line for each attack, numbers to the right. */
export function tableOf(ran: readonly Ran[]): string[] {
  const rows = ran.map(({ name, about, tried, fallen, seconds }) => [
    name,
    about,
    String(tried),
    String(fallen.length),
    seconds.toFixed(1),
  ]);
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [line(heads), ...rows.map(line)];
}

/** More falls of one attack would hide those of the next. */
const shownFalls = 12;

/** What fell, one line for each kind below the name of its attack, with how often where it was more than once. */
export function fallenOf(ran: readonly Ran[]): string[] {
  return ran
    .filter(({ fallen }) => fallen.length > 0)
    .flatMap(({ name, fallen }) => {
      const kinds = [...new Set(fallen)];
      const lines = kinds.slice(0, shownFalls).map((kind) => {
        const times = fallen.filter((fall) => fall === kind).length;
        return `  ${kind}${times > 1 ? ` (${times} times)` : ''}`;
      });
      const more = kinds.length - shownFalls;
      return [`${name}:`, ...lines, ...(more > 0 ? [`  and ${more} more; --json has all`] : [])];
    });
}
