import * as z from 'zod';
import { claimPhotos } from '../../../../claims/photos/claim-photos.ts';
import { preparedCommand, refused } from '../operator-command.ts';

/** What a shopper asked for about an order, with what its parcel's carrier and who judges the goods need. */
export const listOrderClaims = preparedCommand(
  z.strictObject({ order_id: z.string().max(40) }),
  ({ order_id }, { secretBox }) =>
    Promise.resolve(async ({ tx, now }) => {
      const claims = await tx
        .selectFrom('claims')
        .innerJoin('order_lines', 'order_lines.order_line_id', 'claims.order_line_id')
        .select(['claim_id', 'request_id', 'kind', 'state', 'reason', 'detail', 'pickup', 'snapshot'])
        .where('claims.order_id', '=', order_id)
        .orderBy('claim_id')
        .execute();
      if (claims.length === 0) throw refused(`${order_id} has no return or exchange`);
      const lines: string[] = [];
      for (const { request_id, snapshot, pickup, detail, ...claim } of claims) {
        lines.push(
          `claim ${claim.claim_id}  ${claim.kind} ${claim.state}  ${claim.reason}  ${snapshot.product_name}`,
        );
        if (detail) lines.push(`  says: ${detail}`);
        if (pickup)
          lines.push(
            `  fetched at: ${pickup.receiver_name} ${pickup.receiver_phone} (${pickup.zipcode}) ${pickup.address} ${pickup.address_detail}`,
          );
        for (const { path } of await claimPhotos(tx, request_id, { secretBox, now }))
          lines.push(`  photo: ${path}`);
      }
      return { lines, changes: [] };
    }),
);
