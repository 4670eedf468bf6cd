import { multiPieceBenefits } from '@mall/contracts/domain/catalogue/promotions';
import type { AmountRow } from '@mall/contracts/domain/pricing/amounts';

const codes: ReadonlySet<string> = new Set(multiPieceBenefits);

/** Names of the benefits over several pieces that a line has, which explain a price that is not the piece's own. */
export const benefitNames = (rows: readonly AmountRow[] = []): string[] =>
  rows.flatMap(({ code, label }) => (codes.has(code) ? [label] : []));
