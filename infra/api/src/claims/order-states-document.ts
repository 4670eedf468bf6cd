import { orderStatuses } from '@mall/contracts/domain/orders/order-status';
import { orderStatusLabels } from '@mall/contracts/domain/orders/order-status-labels';
import { orderTransitions } from '@mall/contracts/domain/orders/order-transitions';

const actors = { SHOPPER: 'shopper', OPERATOR: 'operator', SYSTEM: 'the shop itself' } as const;

/** The table of docs/order-states.md, from the state machine itself; a test holds the two together. */
export function orderStatesTable(): string {
  const rows = orderStatuses.map((status) => {
    const moves = orderTransitions
      .filter((item) => item.from === status)
      .map((item) => `${item.to} (${item.by.map((actor) => actors[actor]).join(', ')})`);
    return `| ${status} | ${orderStatusLabels[status]} | ${moves.join('<br>') || 'end'} |`;
  });
  return ['| status | shown as | leads to (moved by) |', '| --- | --- | --- |', ...rows].join('\n');
}
