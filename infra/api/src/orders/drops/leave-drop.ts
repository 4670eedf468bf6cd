import type { Db } from '../../platform/database/schema/schema.ts';
import { lockOption, passOn } from './pass-on.ts';

/** Lets a member's hold go, or their place in the queue; the next one gets it in the same moment. */
export async function leaveDropOf(db: Db, memberId: number, productId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const living = () =>
      tx
        .selectFrom('drop_places')
        .innerJoin('drops', 'drops.drop_id', 'drop_places.drop_id')
        .select(['place_id', 'product_option_id', 'state', 'pieces'])
        .where('drops.product_id', '=', productId)
        .where('member_id', '=', memberId)
        .where('state', 'in', ['WAITING', 'HELD'])
        .executeTakeFirst();
    const seen = await living();
    if (!seen) return;
    const option = await lockOption(tx, seen.product_option_id);
    // The place may have become a hold, or an order, before the lock was taken.
    const place = await living();
    if (!option || place?.place_id !== seen.place_id) return;
    await tx
      .updateTable('drop_places')
      .set({ state: 'OVER', over_by: 'LET_GO' })
      .where('place_id', '=', place.place_id)
      .execute();
    if (place.state === 'HELD')
      await tx
        .updateTable('product_options')
        .set({ held: option.held - place.pieces })
        .where('product_option_id', '=', place.product_option_id)
        .execute();
    await passOn(tx, place.product_option_id, { now });
  });
}
