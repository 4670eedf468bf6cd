import { type OrderForm, orderFormSchema } from '@mall/contracts/api/orders/orders';
import * as z from 'zod/mini';

/** docs/loose-contracts.md */
const storageKey = 'ORDER_DRAFT';
const draftSchema = z.object({ temporary_id: z.string(), form: orderFormSchema });

/**
 * The form of an order on its way to the payment provider, in this tab only: a payment that is declined leads back to
 * it. Null when there is none for this temporary order.
 */
export function readOrderDraft(temporaryId: string): OrderForm | null {
  try {
    const draft = z.safeParse(draftSchema, JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    return draft.success && draft.data.temporary_id === temporaryId ? draft.data.form : null;
  } catch {
    return null;
  }
}

export function keepOrderDraft(temporary_id: string, form: OrderForm): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ temporary_id, form }));
  } catch {
    // Without storage the form is only as safe as the page.
  }
}

/** Once the order stands: nobody else who uses this tab needs an address. */
export function dropOrderDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // There was none then.
  }
}
