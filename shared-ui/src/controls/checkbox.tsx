import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';
import { color, fontSize, media, motion, radius, touchArea } from '../theme.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'children'> {
  /** What is checked, in words. */
  children?: ReactNode;
  /** Side of the box in px (spec 9). */
  size?: 18 | 24 | 28 | undefined;
  error?: string | undefined;
  /** Says its error only to a screen reader that is at the box: the form has a summary that is announced. */
  quiet?: boolean | undefined;
}

const labelStyles = css(touchArea, {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 28,
  color: color.text,
  cursor: 'pointer',
  '&:has(input:disabled)': { color: color.disabled, cursor: 'not-allowed' },
});
const boxStyles = css({ position: 'relative', flex: 'none' });
const input = css({
  display: 'block',
  width: '100%',
  height: '100%',
  border: `1px solid ${color.control}`,
  borderRadius: radius,
  background: color.ground,
  appearance: 'none',
  cursor: 'inherit',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  '&:checked': { borderColor: color.ink, background: color.ink },
  '&:disabled': { borderColor: color.line, background: color.wash },
  '&:disabled:checked': { borderColor: color.disabled, background: color.disabled },
  '&[aria-invalid="true"]': { borderColor: color.sale },
  '& ~ svg': {
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    color: '#fff',
    opacity: 0,
    pointerEvents: 'none',
    strokeWidth: 2,
  },
  '&:checked ~ svg': { opacity: 1 },
  [media.forcedColors]: {
    '&:checked': { borderColor: 'Highlight', background: 'Highlight', forcedColorAdjust: 'none' },
    '& ~ svg': { color: 'HighlightText', forcedColorAdjust: 'none' },
  },
});
const sizes = {
  18: css({ width: 18, height: 18 }),
  24: css({ width: 24, height: 24 }),
  28: css({ width: 28, height: 28 }),
};
const errorStyles = css({ marginTop: 2, color: color.sale, fontSize: fontSize.small });

/** A box to check. Without children it needs an `aria-label`. */
export function Checkbox({ children, size = 18, error, quiet, ...attributes }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <label css={labelStyles}>
        <span css={[boxStyles, sizes[size]]}>
          <input
            css={input}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            {...attributes}
          />
          <Icon name="check" size={size - 2} />
        </span>
        {children}
      </label>
      {error && (
        <p css={errorStyles} id={errorId} role={quiet ? undefined : 'alert'}>
          {error}
        </p>
      )}
    </div>
  );
}
