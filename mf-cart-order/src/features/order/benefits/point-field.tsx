import { css } from '@emotion/react';
import type { Checkout } from '@mall/contracts/api/orders/orders';
import { formatCount } from '@mall/contracts/domain/money';
import { Button } from '@mall/ui/controls/button';
import { TextField } from '@mall/ui/controls/text-field';
import { type KeyboardEvent, useState } from 'react';
import { copy } from './copy.ts';

const box = css({ maxWidth: 420 });

interface Props {
  checkout: Checkout;
  refusal: string | null;
  isBusy: boolean;
  onUse: (points: number) => void;
}

/** Points to spend, at most as many as the server takes for this order; used when the shopper leaves the field. */
export function PointField({ checkout, refusal, isBusy, onUse }: Props) {
  const { point_balance = 0, maximum_points = 0, amount } = checkout;
  const used = amount.point_amount ?? 0;
  // What is typed holds until other points are in use.
  const [draft, setDraft] = useState({ text: '', used: -1 });
  const typed = draft.used === used ? draft.text : used > 0 ? String(used) : '';
  const [fault, setFault] = useState<string | null>(null);
  const take = () => {
    const plain = typed.replace(/[\s,]/g, '');
    if (!/^\d*$/.test(plain)) return setFault(copy.notWhole);
    const points = Number(plain);
    if (points > maximum_points) return setFault(copy.overMost(formatCount(maximum_points)));
    setFault(null);
    if (points !== used) onUse(points);
  };
  const takeByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter in a field would send the form.
    event.preventDefault();
    take();
  };
  const isOff = maximum_points === 0;
  return (
    <div css={box}>
      <TextField
        label={`${copy.points} · ${copy.balance(formatCount(point_balance))}`}
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        disabled={isOff}
        value={typed}
        error={fault ?? refusal ?? undefined}
        hint={isOff ? copy.noPoints : copy.most(formatCount(maximum_points))}
        onChange={({ target }) => setDraft({ text: target.value, used })}
        onBlur={take}
        onKeyDown={takeByEnter}
        right={
          <Button
            variant="secondary"
            disabled={isOff}
            loading={isBusy}
            onClick={() => onUse(used > 0 ? 0 : maximum_points)}
          >
            {used > 0 ? copy.useNone : copy.useAll}
          </Button>
        }
      />
    </div>
  );
}
