import type { PictureStore } from '../../catalogue/pictures/picture-store.ts';
import { payRefunds } from '../../claims/refunds/refunds.ts';
import { hasWritten, writeAudit } from './commands/audit-commands.ts';
import type { OperatorCommand, OperatorDeps } from './commands/operator-command.ts';

interface Given {
  /** The command's name, for the audit log. */
  action: string;
  actor: string;
  /** As the command's own schema gave it. */
  input: unknown;
}

export interface RunDeps extends OperatorDeps {
  pictures: PictureStore;
}

/** Does a command and writes it down in one transaction, then pays the refunds that it made due. */
export async function runCommand(command: OperatorCommand, { action, actor, input }: Given, deps: RunDeps) {
  const now = deps.clock();
  const work = await command.prepare(input, deps);
  const result = await deps.db.transaction().execute(async (tx) => {
    const done = await work({ tx, now, pictures: deps.pictures });
    // Nothing is changed without an entry, also by a command that has nothing to say of it.
    const isSilent = done.changes.length === 0 && (await hasWritten(tx));
    const changes = isSilent ? [{ subject: action, before: null, after: input }] : done.changes;
    await writeAudit(tx, { actor, action, now }, changes);
    return done;
  });
  const waiting = await payAll(deps, result.refundOrders ?? []);
  return { lines: [...result.lines, ...waiting], exit_code: result.exitCode ?? 0 };
}

/** Pays the refunds of orders one after the other; a line for each that has to wait. */
async function payAll(deps: RunDeps, orderIds: readonly string[]): Promise<string[]> {
  const waiting: string[] = [];
  for (const orderId of orderIds) {
    const outcome = await payRefunds(deps, orderId).catch((error: unknown) => {
      deps.logger.warn({ err: error, order_id: orderId }, 'refund has to wait');
      return 'NO_ANSWER' as const;
    });
    if (outcome === 'NO_ANSWER')
      waiting.push(`the refund of ${orderId} waits for the payment provider and is tried again`);
    if (outcome === 'NEEDS_ACCOUNT')
      waiting.push(`the refund of ${orderId} waits for the shopper to name an account`);
  }
  return waiting;
}
