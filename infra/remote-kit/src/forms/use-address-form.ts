import { zodResolver } from '@hookform/resolvers/zod';
import { type AddressForm, addressFormSchema } from '@mall/contracts/api/people/addresses';
import { typedAddresses } from '@mall/contracts/client/typed-addresses';
import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTypedFields } from './typed-form.ts';

/** An address of a member's book before anything of it is known. */
export const emptyAddress: AddressForm = {
  label: '',
  receiver_name: '',
  receiver_phone: '',
  zipcode: '',
  address: '',
  address_detail: '',
  is_default: false,
};

/**
 * The form of an address of a member's book, begun from a draft; without an id it is a new one. What is typed outlives
 * the page until `drop` forgets it.
 */
export function useAddressForm(
  draft: AddressForm,
  addressId: number | undefined,
): UseFormReturn<AddressForm> & { drop: () => void } {
  const form = useForm<AddressForm>({
    resolver: zodResolver(addressFormSchema),
    mode: 'onTouched',
    defaultValues: draft,
  });
  const drop = useTypedFields(typedAddresses, `${addressId ?? 'new'}`, form);
  const { setFocus } = form;
  // After the search only what comes behind the road is missing.
  useEffect(() => {
    if (draft.address !== '' && draft.address_detail === '') setFocus('address_detail');
  }, [draft, setFocus]);
  return { ...form, drop };
}
