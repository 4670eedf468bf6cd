import { allocate } from '../../catalogue/pricing/allocate.ts';
import type { LineRow } from '../../orders/orders/move-lines.ts';
import type { Db, Row } from '../../platform/database/schema/schema.ts';

/** An open claim of a request whose fee can still move. Money in KRW. */
interface FeeShare
  extends Row<'claims', 'claim_id' | 'order_line_id' | 'request_id' | 'kind' | 'fee' | 'fee_state'>,
    Row<'order_lines', 'order_quantity' | 'paid_price' | 'point_amount'> {}

/**
 * Before claims are withdrawn: the parcel still comes for the other lines of their request, whose claims bear the fee
 * from now on. Otherwise who asks for a dear line with a cheap one and withdraws it would pay next to nothing.
 */
export async function passFeesOn(tx: Db, leaving: readonly LineRow[]): Promise<void> {
  const { own, others } = await sharesOf(tx, leaving);
  await moveFees(tx, own, others);
}

/** Before lines are refunded: what goes back first of a request bears its fee, since the rest may never come. */
export async function gatherFees(tx: Db, refunded: readonly LineRow[]): Promise<void> {
  const { own, others } = await sharesOf(tx, refunded);
  await moveFees(tx, others, own);
}

/** The open claims of these lines, and the others of their requests for which no refund is written down yet. */
async function sharesOf(tx: Db, lines: readonly LineRow[]) {
  const ids = lines.map((line) => line.order_line_id);
  if (ids.length === 0) return { own: [], others: [] };
  const shares: FeeShare[] = await tx
    .selectFrom('claims')
    .innerJoin('order_lines', 'order_lines.order_line_id', 'claims.order_line_id')
    .select(['claim_id', 'claims.order_line_id', 'request_id', 'kind', 'fee', 'fee_state'])
    .select(['order_quantity', 'paid_price', 'point_amount'])
    .where('claims.state', '=', 'OPEN')
    .where('order_lines.refund_id', 'is', null)
    .where('claims.order_id', 'in', [...new Set(lines.map((line) => line.order_id))])
    .orderBy('claim_id')
    .execute();
  const isOwn = (share: FeeShare) => ids.includes(share.order_line_id);
  return { own: shares.filter(isOwn), others: shares.filter((share) => !isOwn(share)) };
}

/** Moves fees between claims of one request, as far as the takers can bear them; the sum stays. */
async function moveFees(tx: Db, givers: readonly FeeShare[], takers: readonly FeeShare[]): Promise<void> {
  const changed = new Set<FeeShare>();
  for (const giver of givers.filter((share) => share.fee > 0)) {
    const heirs = takers.filter(
      ({ request_id, fee, fee_state }) =>
        request_id === giver.request_id && (fee === 0 || fee_state === giver.fee_state),
    );
    const capacities = heirs.map(capacityOf);
    const most = giver.kind === 'RETURN' ? capacities.reduce((sum, each) => sum + each, 0) : giver.fee;
    const shares = allocate(Math.min(giver.fee, most), capacities);
    for (const [index, heir] of heirs.entries()) {
      const amount = shares[index] ?? 0;
      if (amount === 0) continue;
      heir.fee += amount;
      heir.fee_state = giver.fee_state;
      giver.fee -= amount;
      changed.add(heir).add(giver);
    }
    if (giver.fee === 0) giver.fee_state = 'NONE';
  }
  for (const { claim_id, fee, fee_state } of changed)
    await tx.updateTable('claims').set({ fee, fee_state }).where('claim_id', '=', claim_id).execute();
}

/** What is deducted from a refund is bounded by what was paid; what an exchange costs is shared by its pieces. */
function capacityOf({ kind, fee, order_quantity, paid_price, point_amount }: FeeShare): number {
  return kind === 'RETURN' ? Math.max(0, paid_price + point_amount - fee) : order_quantity;
}
