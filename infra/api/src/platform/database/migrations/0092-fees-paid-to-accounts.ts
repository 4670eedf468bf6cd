import type { Migration } from '../migrate.ts';

/** Whether the money of a fee came to a virtual account; null until it has to go back (decision 113). */
export const feesPaidToAccounts: Migration = {
  name: '0092-fees-paid-to-accounts',
  statements: ['alter table fee_payments add column is_paid_to_account boolean'],
};
