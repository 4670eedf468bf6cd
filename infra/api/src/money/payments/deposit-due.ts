import type { DepositAccount } from '@mall/contracts/api/orders/orders';
import type { ApiConfig } from '../../platform/config.ts';

const hourMs = 3_600_000;
type DueConfig = Pick<ApiConfig, 'DEPOSIT_HOURS'>;

/** Until when an order waits for its deposit. */
export const depositDueAt = (orderedAt: Date, { DEPOSIT_HOURS: hours }: DueConfig): Date =>
  new Date(orderedAt.getTime() + hours * hourMs);

/** The account with the shop's own due date where the provider's is later or missing: browsers choose the provider's. */
export function withOwnDue(account: DepositAccount, orderedAt: Date, config: DueConfig): DepositAccount {
  const own = depositDueAt(orderedAt, config);
  const given = Date.parse(account.due_at);
  return given <= own.getTime() ? account : { ...account, due_at: own.toISOString() };
}
