import type { OrderForm } from '@mall/contracts/api/orders/orders';
import { copy } from './copy.ts';

export type OrderField = keyof typeof copy.fields & keyof OrderForm;

/** Fields of the order form in the order in which they stand on the page. */
// Object.keys widens what the literal says.
export const fieldsInOrder = Object.keys(copy.fields) as OrderField[];

/** Id of a field's control, for the summary of errors to point at. */
export const fieldId = (name: keyof OrderForm): string => `order-${name}`;

export const emptyForm: Omit<OrderForm, 'pay_method' | 'is_agreed'> = {
  orderer_name: '',
  orderer_phone: '',
  orderer_email: '',
  receiver_name: '',
  receiver_phone: '',
  zipcode: '',
  address: '',
  address_detail: '',
  delivery_memo: '',
};
