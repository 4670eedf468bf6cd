import type { Migration } from '../migrate.ts';

/**
 * Accounts for refunds are sealed (decision 51). The old columns stay for the rows of before, which the next start
 * seals: only the process has the key.
 */
export const sealedAccounts: Migration = {
  name: '0063-sealed-accounts',
  statements: [
    `alter table refund_accounts
      add column sealed text,
      alter column bank drop not null,
      alter column number drop not null,
      alter column holder drop not null`,
    `alter table refund_accounts add constraint refund_accounts_sealed_or_whole check (case when sealed is null
      then num_nulls(bank, number, holder) = 0 else num_nonnulls(bank, number, holder) = 0 end)`,
  ],
};
