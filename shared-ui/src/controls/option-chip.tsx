import { css } from '@emotion/react';
import * as copy from '../copy.ts';
import { visuallyHidden } from '../layout/visually-hidden.tsx';
import { color, fontSize, media, radius } from '../theme.ts';
import { type Choice, ChoiceGroup, type ChoiceProps, useChoiceInput } from './choice-group.tsx';

export interface ChipOption extends Choice {
  isSoldOut?: boolean | undefined;
  /** Beside the label: how many are left, or in place of 품절 another reason why it is off. */
  note?: string | undefined;
}
export interface OptionChipsProps extends ChoiceProps {
  options: readonly ChipOption[];
  /** Sold-out options can be chosen too, for instance to ask for a restock alarm. */
  soldOutSelectable?: boolean | undefined;
  /** A press on an option that can be chosen has begun: what follows from the choice may be loaded. */
  onIntent?: ((value: string) => void) | undefined;
}

/** A diagonal hairline over a choice that is sold out. */
const soldOutLine = {
  background: `linear-gradient(to top right, transparent calc(50% - 0.5px), ${color.control} 50%, transparent calc(50% + 0.5px)), ${color.wash}`,
} as const;
const list = css({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const chip = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minWidth: 56,
  minHeight: 44,
  padding: '0 14px',
  border: `1px solid ${color.line}`,
  borderRadius: radius,
  background: color.ground,
  color: color.ink,
  fontSize: fontSize.body,
  cursor: 'pointer',
  [media.hover]: { '&:hover': { borderColor: color.control } },
  '&:has(input:checked)': {
    borderColor: color.ink,
    boxShadow: `inset 0 0 0 1px ${color.ink}`,
    fontWeight: 600,
  },
  '&:has(input:focus-visible)': { outline: `2px solid ${color.ink}`, outlineOffset: 2 },
  '&:has(input:disabled)': { cursor: 'not-allowed', '&:hover': { borderColor: color.line } },
});
const mark = css({ fontSize: fontSize.mark });
const few = css({ fontSize: fontSize.mark, color: color.sale });
const soldOutChip = css(chip, { ...soldOutLine, color: color.quiet });

/** One of a few short texts such as sizes, as chips; arrow keys move between them. */
export function OptionChips({
  legend,
  hideLegend,
  error,
  options,
  soldOutSelectable,
  onIntent,
  ...rest
}: OptionChipsProps) {
  const inputOf = useChoiceInput(rest);
  return (
    <ChoiceGroup legend={legend} hideLegend={hideLegend} error={error}>
      <div css={list}>
        {options.map(({ isSoldOut, note, ...option }) => {
          const disabled = option.disabled || (isSoldOut && !soldOutSelectable);
          return (
            <label
              key={option.value}
              css={isSoldOut ? soldOutChip : chip}
              onPointerDown={disabled ? undefined : () => onIntent?.(option.value)}
            >
              <input css={visuallyHidden} {...inputOf({ ...option, disabled })} />
              {option.label}
              {(isSoldOut || note) && <span css={isSoldOut ? mark : few}> {note ?? copy.soldOut}</span>}
            </label>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
