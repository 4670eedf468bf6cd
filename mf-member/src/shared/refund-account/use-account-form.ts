import { refundAccountSchema } from '@mall/contracts/api/orders/order-claims';
import { useFields } from '../forms/use-fields.ts';

/** The account that money goes back to, as it is typed; nothing of it outlives the page. */
export const useAccountForm = () => useFields(refundAccountSchema);
export type AccountForm = ReturnType<typeof useAccountForm>;
