import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { color, fontSize } from '@mall/ui/theme';
import { Clock } from './clock.tsx';
import { copy } from './copy.ts';
import type { Drop } from './use-drop.ts';

const box = css({
  display: 'grid',
  gap: 4,
  padding: '14px 16px',
  // Seen in forced colours, where the ground is the system's.
  border: `1px solid ${color.ink}`,
  background: color.ink,
  color: '#fff',
});
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '2px 12px',
});
const title = css({ fontSize: fontSize.note, fontWeight: 700, color: '#fff' });
const state = css({ fontSize: fontSize.lead, fontWeight: 700, lineHeight: 1.4 });
const clock = css({ minHeight: '1.5em', fontSize: fontSize.body, fontWeight: 600 });
// On ink, where the quiet colour of the ground is too dark.
const terms = css({ fontSize: fontSize.note, color: '#d0d0d0' });

interface Props {
  drop: Drop;
  terms: NonNullable<ProductView['drop']>;
}

/** What a drop is, when it opens or ends, and how long that is. All but the seconds is in the server's page. */
export function DropHead({ drop, terms: { opens_at, ends_at, hold_minutes, pieces_per_person } }: Props) {
  return (
    <section css={box} aria-label={copy.title}>
      <div css={line}>
        <h2 css={title}>{copy.title}</h2>
        <p css={clock}>
          <Time drop={drop} />
        </p>
      </div>
      <p css={state}>{drop.isOpen ? (ends_at ? copy.endsAt(ends_at) : copy.open) : copy.opensAt(opens_at)}</p>
      <p css={terms}>{copy.terms(hold_minutes, pieces_per_person)}</p>
    </section>
  );
}

function Time({ drop: { isOpen, opensIn, endsIn } }: { drop: Drop }) {
  const left = isOpen ? endsIn : opensIn;
  const label = isOpen ? copy.untilEnd : copy.untilOpening;
  if (left === null) return isOpen ? null : copy.beforeOpening;
  return (
    <>
      {label} <Clock left={left} label={label} />
    </>
  );
}
