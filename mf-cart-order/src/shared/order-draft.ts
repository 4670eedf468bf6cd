import { giftChoiceSchema } from '@mall/contracts/api/orders/gifts';
import * as z from 'zod/mini';

/** docs/loose-contracts.md */
const storageKey = 'ORDER_DRAFT';
const text = z.optional(z.string());
const draftSchema = z.object({
  temporary_id: z.string(),
  /** As it was typed, valid or not. */
  form: z.object({
    orderer_name: text,
    orderer_phone: text,
    orderer_email: text,
    receiver_name: text,
    receiver_phone: text,
    zipcode: text,
    address: text,
    address_detail: text,
    delivery_memo: text,
    pay_method: text,
    is_agreed: z.optional(z.boolean()),
    is_privacy_agreed: z.optional(z.boolean()),
  }),
  coupon_ids: z.array(z.int()),
  use_points: z.int(),
  gifts: z.optional(z.array(giftChoiceSchema)),
});
export type OrderDraft = z.infer<typeof draftSchema>;

/**
 * What was typed and chosen at an order page, in this tab only: a payment that is declined and a page that is loaded
 * again find it. Null when there is none for this temporary order.
 */
export function readOrderDraft(temporaryId: string): OrderDraft | null {
  try {
    const draft = z.safeParse(draftSchema, JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    return draft.success && draft.data.temporary_id === temporaryId ? draft.data : null;
  } catch {
    return null;
  }
}

export function keepOrderDraft(draft: OrderDraft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Without storage the form is only as safe as the page.
  }
}

/** Once the order stands: the next user of this tab must not see an address. */
export function dropOrderDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // There was none then.
  }
}
