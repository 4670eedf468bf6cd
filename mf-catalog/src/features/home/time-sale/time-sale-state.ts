import type { NewMain } from '@mall/contracts/api/content/new-main';
import { timerStatus } from '@mall/contracts/domain/catalogue/timer-status';

type TimeSale = NonNullable<NewMain['sections']['time_sale']>;

/** State in which a sale is kept back until it starts (spec 2.7). */
const hiddenUntilStart = 1;
/** Products that the home page shows of it (spec 2.7, 9). */
const shownProducts = 4;

/**
 * What of a time sale is shown at `now` (ms), or null: nothing of an empty or finished one, and nothing of a coming
 * one whose `display_state` keeps it back.
 */
export function shownTimeSale(sale: TimeSale | null, now: number) {
  if (!sale || sale.products.length === 0) return null;
  const status = timerStatus(sale, now);
  if (status === 'error' || status === 'terminated') return null;
  if (status === 'future' && sale.display_state === hiddenUntilStart) return null;
  return {
    endAt: sale.end_at,
    isRunning: status === 'running',
    products: sale.products.slice(0, shownProducts),
  };
}
