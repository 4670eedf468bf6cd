import type { Attack } from '../attack.ts';
import { otherPayments } from './money/other-payments.ts';

/** Every attack, in the order in which they run: what fills budgets or stops processes comes last. */
export const allAttacks: readonly Attack[] = [otherPayments];
