import { css } from '@emotion/react';
import type { Parcel } from '@mall/contracts/api/orders/order-tracking';
import { formatDayAndTime } from '@mall/contracts/domain/korean-time';
import { Icon } from '@mall/ui/icon';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { color, fontSize, media } from '@mall/ui/theme';
import { copy } from './copy.ts';

// Phones read it from above, wider pages from the left.
const line = css({
  display: 'grid',
  padding: '20px 0 8px',
  [media.md]: { gridTemplateColumns: 'repeat(5, 1fr)', padding: '28px 0 12px' },
});
const stepStyles = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px 1fr auto',
  alignItems: 'start',
  gap: 10,
  minHeight: 44,
  color: color.quiet,
  fontSize: fontSize.note,
  '&[data-done]': { color: color.ink },
  // The way to the next step.
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    top: 24,
    bottom: 0,
    left: 11,
    width: 2,
    background: color.line,
  },
  '&[data-passed]::after': { background: color.ink },
  [media.md]: {
    gridTemplateColumns: '1fr',
    justifyItems: 'center',
    alignContent: 'start',
    gap: 6,
    minHeight: 0,
    textAlign: 'center',
    '&:not(:last-of-type)::after': {
      top: 11,
      bottom: 'auto',
      left: 'calc(50% + 12px)',
      width: 'calc(100% - 24px)',
      height: 2,
    },
  },
  [media.forcedColors]: { '&::after': { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
const dot = css({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  border: `2px solid ${color.line}`,
  borderRadius: '50%',
  background: color.ground,
  color: color.ground,
  '[data-done] > &': { borderColor: color.ink, background: color.ink },
});
const name = css({ paddingTop: 2, '[aria-current] > &': { fontWeight: 700 } });
const time = css({ paddingTop: 3, color: color.quiet, fontSize: fontSize.small });

/** The way of a parcel, drawn from step to step with their times. */
export function TrackingLine({ steps }: Pick<Parcel, 'steps'>) {
  const now = steps.findLastIndex(({ is_done }) => is_done);
  return (
    <ol css={line}>
      {steps.map(({ step, is_done, at }, place) => (
        <li
          key={step}
          css={stepStyles}
          data-done={is_done ? '' : undefined}
          data-passed={place < now ? '' : undefined}
          aria-current={place === now ? 'step' : undefined}
        >
          <span css={dot}>{is_done && <Icon name="check" size={14} />}</span>
          <span css={name}>
            {copy.steps[step]}
            {place === now && <VisuallyHidden> ({copy.stepNow})</VisuallyHidden>}
          </span>
          <span css={time} className="tabular">
            {at && formatDayAndTime(at)}
          </span>
        </li>
      ))}
    </ol>
  );
}
