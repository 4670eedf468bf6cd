import type { Migration } from '../migrate.ts';

/** Whether the money of a fee that goes back came to a virtual account; null until somebody has looked (decision 113). */
export const feesPaidToAccounts: Migration = {
  name: '0092-fees-paid-to-accounts',
  statements: ['alter table fee_payments add column is_paid_to_account boolean'],
};
