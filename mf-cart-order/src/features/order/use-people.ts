import type { Checkout, OrderForm } from '@mall/contracts/api/orders/orders';
import { type Receiver, receiverSchema } from '@mall/contracts/domain/people/receiver';
import { useServices, useSession } from '@mall/remote-kit/services';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { OrderDraft } from '../../shared/order-draft.ts';
import { addressesQuery } from './delivery/queries.ts';
import { memberQuery } from './queries.ts';

const ordererFields = ['orderer_name', 'orderer_phone', 'orderer_email'] as const;
const receiverNames = ['receiver_name', 'receiver_phone', 'zipcode', 'address', 'address_detail'] as const;

const isComplete = (receiver: unknown): boolean => z.safeParse(receiverSchema, receiver).success;

/**
 * Who orders and who receives. What is known of a member is filled in once it has come, but for what was typed
 * meanwhile, and shown in words; what is wrong or missing is shown as fields.
 */
export function usePeople(form: UseFormReturn<OrderForm>, checkout: Checkout, draft: OrderDraft | null) {
  const { setValue, getValues, control } = form;
  const [isOrdererShort, setOrdererShort] = useState(false);
  const [isChosen, setChosen] = useState(!checkout.is_guest && isComplete(draft?.form));
  const [isSame, setSame] = useState(
    draft?.form.receiver_name === draft?.form.orderer_name &&
      draft?.form.receiver_phone === draft?.form.orderer_phone,
  );
  const [isSaved, setSaved] = useState(false);

  const choose = (receiver: Receiver) => {
    for (const name of receiverNames)
      setValue(name, receiver[name], { shouldDirty: true, shouldValidate: true });
    setChosen(isComplete(receiver));
    setSame(false);
    setSaved(false);
  };
  const { isReading } = useKnownPeople(form, checkout, draft !== null, (knowsReceiver) => {
    setOrdererShort(true);
    setChosen(knowsReceiver);
    if (knowsReceiver) setSame(false);
  });

  const [orderer_name, orderer_phone] = useWatch({ control, name: ['orderer_name', 'orderer_phone'] });
  useEffect(() => {
    if (!isSame || isChosen) return;
    setValue('receiver_name', orderer_name);
    setValue('receiver_phone', orderer_phone);
  }, [isSame, isChosen, orderer_name, orderer_phone, setValue]);

  return {
    /** What is known of a member has not come yet. */
    isReading,
    isOrdererShort,
    isChosen,
    isSame,
    isSaved: isSaved && !isChosen,
    chosen: z.parse(anyReceiver, getValues()),
    choose,
    editOrderer: () => setOrdererShort(false),
    setSaved,
    setSame: (same: boolean) => {
      setSame(same);
      if (!same) for (const name of ['receiver_name', 'receiver_phone'] as const) setValue(name, '');
    },
    /** Opens what is shown in words and has a fault. */
    open: (names: readonly string[]) => {
      if (ordererFields.some((name) => names.includes(name))) setOrdererShort(false);
      if (receiverNames.some((name) => names.includes(name))) setChosen(false);
    },
  };
}

const text = z._default(z.string(), '');
const anyReceiver = z.object({
  receiver_name: text,
  receiver_phone: text,
  zipcode: text,
  address: text,
  address_detail: text,
});

/** Fills in a member's own data and default address, once, and nothing over what was typed. */
function useKnownPeople(
  { reset, formState }: UseFormReturn<OrderForm>,
  { recent_receivers, is_guest }: Checkout,
  isFilled: boolean,
  onKnown: (knowsReceiver: boolean) => void,
): { isReading: boolean } {
  const services = useServices();
  const { memberId } = useSession();
  const enabled = memberId !== null && !is_guest && !isFilled;
  const member = useQuery({ ...memberQuery(services, memberId), enabled });
  const book = useQuery({ ...addressesQuery(services), enabled, retry: false });
  const row = member.data?.row;
  const isBookRead = book.data !== undefined || book.isError;
  const { dirtyFields } = formState;
  const [isFilledIn, setFilledIn] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when both have come
  useEffect(() => {
    if (!enabled || !row || !isBookRead) return;
    const { user_name, phone, email, zipcode, address, address_detail } = row;
    const own = { receiver_name: user_name, receiver_phone: phone, zipcode, address, address_detail };
    const { address_id: _id, label: _label, is_default: _default, ...first } = book.data?.rows[0] ?? {};
    const known = [first, recent_receivers?.[0], own].find(isComplete);
    const isTyped = receiverNames.some((name) => dirtyFields[name]);
    reset(
      (values) => ({
        ...values,
        orderer_name: user_name,
        orderer_phone: phone,
        orderer_email: email,
        ...(known ?? own),
      }),
      { keepDirtyValues: true },
    );
    onKnown(known !== undefined && !isTyped);
    setFilledIn(true);
  }, [enabled, row, isBookRead]);
  // Until it stands in the form: empty fields in between would push everything below them away.
  return { isReading: enabled && !member.isError && !isFilledIn };
}
