import { zodResolver } from '@hookform/resolvers/zod';
import { type RefundAccount, refundAccountSchema } from '@mall/contracts/api/orders/order-claims';
import { useForm } from 'react-hook-form';
import { copy } from './copy.ts';

/** The account that money goes back to, as it is typed; nothing of it outlives the page. */
export function useAccountForm() {
  const form = useForm<RefundAccount>({
    resolver: zodResolver(refundAccountSchema),
    defaultValues: { number: '', holder: '' },
  });
  /** The account when it is complete; else the first field that is not has the focus. */
  const take = async (): Promise<RefundAccount | null> => {
    const isComplete = await form.trigger(undefined, { shouldFocus: true });
    return isComplete ? refundAccountSchema.parse(form.getValues()) : null;
  };
  const { errors } = form.formState;
  // The schema's own words for a bank that is missing are the library's.
  const shown = { ...errors, ...(errors.bank ? { bank: { message: copy.chooseBank } } : {}) };
  return { register: form.register, setError: form.setError, errors: shown, take };
}
export type AccountForm = ReturnType<typeof useAccountForm>;
