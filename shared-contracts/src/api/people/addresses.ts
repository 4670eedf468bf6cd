import * as z from 'zod/mini';
import { receiverFields } from '../../domain/people/receiver.ts';
import { defineEndpoint } from '../../endpoint.ts';

const path = '/api/addresses';
/** Most addresses of a member. */
export const maximumAddresses = 20;

const addressFields = {
  /** What the member calls it, such as 회사. */
  label: z.string().check(z.trim(), z.maxLength(20)),
  ...receiverFields,
};
/** The form of an address. */
export const addressFormSchema = z.strictObject({ ...addressFields, is_default: z.boolean() });
export type AddressForm = z.infer<typeof addressFormSchema>;

const addressSchema = z.object({ address_id: z.int(), ...addressFormSchema.shape });
export type Address = z.infer<typeof addressSchema>;

const bookSchema = z.object({ rows: z.array(addressSchema) });

/** GET /api/addresses: a member's address book, the default one first, then the latest. */
export const listAddresses = defineEndpoint({
  id: 'members.addresses',
  method: 'GET',
  path,
  access: 'member',
  summary: '배송지 목록',
  data: bookSchema,
});

/**
 * POST /api/addresses: adds an address, or changes the one of `address_id`. The first one is the default one,
 * and so is one that says so; there is one default. NOT_FOUND for another member's.
 */
export const saveAddress = defineEndpoint({
  id: 'members.saveAddress',
  method: 'POST',
  path,
  access: 'member',
  summary: '배송지 저장',
  body: z.strictObject({ address_id: z.optional(z.int()), ...addressFormSchema.shape }),
  data: z.object({ address_id: z.int(), ...bookSchema.shape }),
  codes: ['ADDRESS_LIMIT'],
});

/** DELETE /api/addresses. After the default one the latest of the others becomes it. */
export const deleteAddress = defineEndpoint({
  id: 'members.deleteAddress',
  method: 'DELETE',
  path,
  access: 'member',
  summary: '배송지 삭제',
  body: z.strictObject({ address_id: z.int() }),
  data: bookSchema,
});
