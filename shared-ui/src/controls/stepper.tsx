import { css } from '@emotion/react';
import * as copy from '../copy.ts';
import { color, controlHeight, fontSize, media, radius, touchSide } from '../theme.ts';
import { IconButton } from './icon-button.tsx';

export interface StepperProps {
  value: number;
  onChange: (value: number) => void;
  min?: number | undefined;
  max?: number | undefined;
  /** What is counted, such as `수량` or the product's name. */
  label?: string | undefined;
  disabled?: boolean | undefined;
  size?: 'lg' | 'md' | 'sm' | undefined;
}

const base = css({
  display: 'inline-flex',
  margin: 0,
  padding: 0,
  alignItems: 'center',
  border: `1px solid ${color.line}`,
  borderRadius: radius,
  background: color.ground,
});
const number = css({
  minWidth: 32,
  color: color.ink,
  fontSize: fontSize.body,
  fontWeight: 500,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
const heights = {
  lg: css({ height: controlHeight.lg }),
  md: css({ height: controlHeight.md }),
  sm: css({ height: controlHeight.sm }),
};
const clip = css({
  overflow: 'hidden',
  '& button': { height: '100%' },
  // A ring around a button would be cut off.
  '& button:focus-visible': { outlineOffset: -2 },
  '& button[aria-disabled]': { color: color.disabled, cursor: 'not-allowed' },
  // Its line is outside of the buttons.
  [media.touch]: { minHeight: touchSide + 2, '& button': { width: touchSide } },
});

/** A quantity with a button for one less and one more. */
export function Stepper({
  value,
  onChange,
  min = 1,
  max = 99,
  label = copy.quantity,
  disabled = false,
  size = 'md',
}: StepperProps) {
  // At an end the button refuses but stays: one that is disabled would lose the focus that it has.
  const step = (by: 1 | -1) => {
    if (by === 1 ? value >= max : value <= min) return;
    onChange(Math.max(min, Math.min(max, value + by)));
  };
  return (
    <fieldset css={[base, clip, heights[size]]} aria-label={label}>
      <IconButton
        icon="minus"
        iconSize={16}
        size={size}
        label={copy.decrease(label)}
        disabled={disabled}
        aria-disabled={value <= min || undefined}
        onClick={() => step(-1)}
      />
      <output css={number} aria-live="polite">
        {value}
      </output>
      <IconButton
        icon="plus"
        iconSize={16}
        size={size}
        label={copy.increase(label)}
        disabled={disabled}
        aria-disabled={value >= max || undefined}
        onClick={() => step(1)}
      />
    </fieldset>
  );
}
