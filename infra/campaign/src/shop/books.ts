import type { Operated } from './operator.ts';

type Operate = (command: string, input: object) => Promise<Operated>;

/** The day of a moment in Korea, as the provider's books are kept. */
const koreanDay = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(at);

/** Pieces in stock and with shoppers together. */
export async function countPieces(operate: Operate): Promise<number> {
  const { lines } = await operate('books.check', {});
  const [, inStock, taken] = /(\d+) pieces in stock, (\d+) reserved or sold$/.exec(lines.at(-1) ?? '') ?? [];
  if (inStock === undefined || taken === undefined) throw new Error(`no pieces in: ${lines.join(' ')}`);
  return Number(inStock) + Number(taken);
}

/**
 * What does not agree: ledger, orders and states with each other, pieces with those that there were, payments with the
 * provider's books. Orders of the sample shop are left out of the last: a real store has none of them.
 */
export async function disagreements(
  operate: Operate,
  expectedPieces: number,
  openedAt: Date,
): Promise<string[]> {
  const books = await operate('books.check', {});
  const pieces = await countPieces(operate);
  const days = [...new Set([openedAt, new Date()].map(koreanDay))];
  const payments: string[] = [];
  for (const day of days) {
    const { lines } = await operate('payments.reconcile', { day });
    payments.push(...lines.filter((line) => line.endsWith('OPEN') && !line.startsWith('SAMPLE-')));
  }
  return [
    ...books.lines.slice(0, -1),
    ...(pieces === expectedPieces
      ? []
      : [`stock: ${pieces} pieces in stock and orders, ${expectedPieces} came in`]),
    ...payments.map((line) => `payment ${line.replace(/\s+/g, ' ')}`),
  ];
}
