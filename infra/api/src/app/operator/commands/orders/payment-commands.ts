import * as z from 'zod';
import { koreanYesterday } from '../../../../jobs/books/korean-day.ts';
import { type DayOfBooks, reconcileDay } from '../../../../jobs/books/reconcile-day.ts';
import { preparedCommand } from '../operator-command.ts';

const heads = ['payment', 'disagreement', 'shop', 'provider', 'outcome'];

/** Compares a day's payments with the provider's list, yesterday's without a day; exit code 1 when they disagree. */
export const reconcilePayments = preparedCommand(
  z.strictObject({ day: z.iso.date().optional() }),
  async ({ day }, deps) => {
    const done = await reconcileDay(deps, day ?? koreanYesterday(deps.clock()));
    return async () => ({
      lines: linesOf(done),
      changes: done.repaired.map(({ paymentId, shop, provider }) => ({
        subject: `payment ${paymentId}`,
        before: { shop, provider },
        after: { settled: true },
      })),
      exitCode: done.open.length > 0 ? 1 : 0,
    });
  },
);

function linesOf({ day, listed, booked, open, repaired }: DayOfBooks): string[] {
  const rows = [
    ...repaired.map((item) => ({ ...item, outcome: 'settled' })),
    ...open.map((item) => ({ ...item, outcome: 'OPEN' })),
  ].map(({ paymentId, kind, shop, provider, outcome }) => [paymentId, kind, shop, provider, outcome]);
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const summary = `${day}: ${listed} payments at the provider, ${booked} in the shop, ${open.length} disagree, ${repaired.length} settled`;
  return rows.length > 0 ? [line(heads), ...rows.map(line), summary] : [summary];
}
