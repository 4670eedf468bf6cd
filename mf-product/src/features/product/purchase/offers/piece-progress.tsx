import { css } from '@emotion/react';
import type { Offer } from '@mall/contracts/api/catalogue/offers';
import { Button } from '@mall/ui/controls/button';
import { Icon } from '@mall/ui/icon';
import { color, fontSize } from '@mall/ui/theme';
import type { Piece } from '../pieces.ts';
import { copy } from './copy.ts';
import type { OffersProps } from './offers.tsx';

const slots = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 });
const slot = css({
  display: 'grid',
  gap: 2,
  alignContent: 'center',
  minHeight: 52,
  padding: '8px 12px',
  border: `1px dashed ${color.control}`,
  color: color.quiet,
  fontSize: fontSize.note,
});
const filled = css({ border: `1px solid ${color.ink}`, color: color.ink, fontWeight: 500 });
const place = css({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  color: color.quiet,
  fontSize: fontSize.mark,
});
const step = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minHeight: 40,
  padding: '4px 8px',
  background: color.wash,
  color: color.quiet,
  fontSize: fontSize.note,
});
const reached = css({
  background: color.ground,
  color: color.ink,
  fontWeight: 700,
  outline: `1px solid ${color.ink}`,
  outlineOffset: -1,
});

const own = ({ choice }: OffersProps) => choice.pieces.filter(({ name }) => name === null);
const countOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { quantity }) => sum + quantity, 0);

/** 1+1: the two pieces that make it, chosen in the options below. */
export function OnePlusProgress(props: OffersProps) {
  const pieces = own(props);
  const count = countOf(pieces);
  const all = pieces.flatMap(({ label, quantity }) => Array.from({ length: quantity }, () => label));
  // The pair that is being made, or the last one that was.
  const start = count === 0 ? 0 : count - (count % 2 === 1 ? 1 : 2);
  return (
    <>
      <ol css={slots}>
        {[start, start + 1].map((index) => {
          const label = all[index];
          return (
            <li key={index} css={[slot, label !== undefined && filled]}>
              <span css={place}>
                {label !== undefined && <Icon name="check" size={14} />}
                {copy.onePlusSlot(index + 1)}
              </span>
              {label ?? (count === 0 && index === 0 ? copy.emptyFirst : copy.emptySlot)}
            </li>
          );
        })}
      </ol>
      {count % 2 === 1 && <OneMore {...props} />}
    </>
  );
}

/** N+SALE: which of its steps are reached, and what the next one takes. */
export function StepsProgress({ steps, ...props }: OffersProps & { steps: NonNullable<Offer['steps']> }) {
  const count = countOf(own(props));
  const next = steps.find(({ from }) => from > count);
  return (
    <>
      <ol css={slots}>
        {steps.map(({ from, rate }) => (
          <li key={from} css={[step, count >= from && reached]}>
            {count >= from && <Icon name="check" size={14} />}
            {copy.step(from, rate)}
          </li>
        ))}
      </ol>
      {count > 0 && next && <OneMore {...props} />}
    </>
  );
}

/** Another piece of the option that was chosen last, as long as there is one. */
function OneMore(props: OffersProps) {
  const last = own(props).at(-1);
  if (!last || last.quantity >= last.most) return null;
  const { model } = props.selection;
  return (
    <Button
      variant="secondary"
      size="md"
      full
      onClick={() => model.setQuantity(last.optionId, last.quantity + 1)}
    >
      {copy.oneMore}
    </Button>
  );
}
