import { zodResolver } from '@hookform/resolvers/zod';
import {
  type Checkout,
  guestOrderFormSchema,
  type OrderForm,
  orderFormSchema,
} from '@mall/contracts/api/orders/orders';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { keepOrderDraft, type OrderDraft, readOrderDraft } from '../../shared/order-draft.ts';
import { emptyForm } from './form/fields.ts';
import { preferredMethod } from './paying/remembered-method.ts';

/** Debounce before what is typed is saved, ms. */
const saveDebounceMs = 300;

/** The form of an order: empty, or as it was typed before a declined payment or a reload. */
export function useOrderForm(checkout: Checkout): {
  form: UseFormReturn<OrderForm>;
  draft: OrderDraft | null;
} {
  const { temporary_id, pay_methods, wanted_pay_method, is_guest } = checkout;
  const [draft] = useState(() => readOrderDraft(temporary_id));
  const [defaultValues] = useState(() => ({
    ...emptyForm,
    ...draft?.form,
    pay_method: preferredMethod(pay_methods, draft?.form.pay_method ?? wanted_pay_method),
    is_agreed: draft?.form.is_agreed || undefined,
  }));
  const form = useForm<OrderForm>({
    resolver: zodResolver(is_guest ? guestOrderFormSchema : orderFormSchema),
    mode: 'onTouched',
    // Agreeing is the shopper's to do, which the type of a form that is complete cannot say.
    defaultValues: defaultValues as Partial<OrderForm>,
  });
  useDraft(form, checkout);
  usePossibleMethod(form, checkout);
  return { form, draft };
}

/** Keeps what is typed and chosen, so that a reload finds it. */
function useDraft({ control, formState }: UseFormReturn<OrderForm>, checkout: Checkout): void {
  const values = useWatch({ control });
  const { temporary_id, chosen_coupon_ids = [], chosen_gifts = [], amount } = checkout;
  const { isDirty } = formState;
  useEffect(() => {
    if (!isDirty) return;
    const keep = () =>
      keepOrderDraft({
        temporary_id,
        form: values,
        coupon_ids: chosen_coupon_ids,
        use_points: amount.point_amount ?? 0,
        gifts: chosen_gifts,
      });
    const timer = setTimeout(keep, saveDebounceMs);
    return () => clearTimeout(timer);
  }, [isDirty, values, temporary_id, chosen_coupon_ids, chosen_gifts, amount]);
}

/** Points that pay it all leave one way to pay; without them the others are back. */
function usePossibleMethod(
  { getValues, setValue }: UseFormReturn<OrderForm>,
  { pay_methods }: Checkout,
): void {
  useEffect(() => {
    if (!pay_methods.includes(getValues('pay_method'))) setValue('pay_method', preferredMethod(pay_methods));
  }, [pay_methods, getValues, setValue]);
}
