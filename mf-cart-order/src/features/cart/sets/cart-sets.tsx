import { css } from '@emotion/react';
import type { CartLine, CartSet } from '@mall/contracts/api/orders/carts';
import { formatWon } from '@mall/contracts/domain/money';
import { Stepper } from '@mall/ui/controls/stepper';
import { Badge } from '@mall/ui/product/badge';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';

const list = css({ display: 'grid', gap: 8, paddingTop: 16 });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: 12,
  background: color.wash,
});
const name = css({ color: color.ink, fontSize: fontSize.note, fontWeight: 600 });
const quiet = css({ color: color.quiet, fontSize: fontSize.note });

interface Props {
  sets: readonly CartSet[];
  lines: readonly CartLine[];
  /** As it is shown, maybe ahead of the server. */
  countOf: (set: CartSet) => number;
  onCount: (set: CartSet, count: number) => void;
}

/** How many sets lines make up; another number changes all of their parts. */
export function CartSets({ sets, lines, countOf, onCount }: Props) {
  if (sets.length === 0) return null;
  return (
    <ul css={list} aria-label={copy.label}>
      {sets.map((set) => {
        const parts = lines.filter(({ cart_id }) => set.cart_ids.includes(cart_id));
        const names = parts.map((line) => line.product_name).join(' + ');
        return (
          <li key={set.promotion_rule_id} css={row}>
            <div>
              <p css={name}>
                <Badge variant="sale">{set.label}</Badge> {names}
              </p>
              <p css={quiet} className="tabular">
                {copy.setPrice(formatWon(set.set_price))} · {copy.sets(countOf(set))}
              </p>
            </div>
            <Stepper
              value={countOf(set)}
              max={set.maximum_count}
              size="md"
              label={copy.count(names)}
              onChange={(count) => onCount(set, count)}
            />
          </li>
        );
      })}
    </ul>
  );
}
