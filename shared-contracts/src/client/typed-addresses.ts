import * as z from 'zod/mini';
import { TypedForms } from './typed-forms.ts';

const text = z.string();

/** Addresses of the book as they are typed, by their id or `new`: at my page and at the order page alike. */
export const typedAddresses = new TypedForms(
  'address',
  z.object({
    label: text,
    receiver_name: text,
    receiver_phone: text,
    zipcode: text,
    address: text,
    address_detail: text,
    is_default: z.boolean(),
  }),
);
