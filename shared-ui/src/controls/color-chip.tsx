import { css } from '@emotion/react';
import * as copy from '../copy.ts';
import { VisuallyHidden, visuallyHidden } from '../layout/visually-hidden.tsx';
import { color, media, touchSide } from '../theme.ts';
import { ChoiceGroup, type ChoiceProps, useChoiceInput } from './choice-group.tsx';
import type { ChipOption } from './option-chip.tsx';

interface ColorOption extends ChipOption {
  hex: string;
}
export interface ColorChipsProps extends ChoiceProps {
  options: readonly ColorOption[];
  /** Sold-out colours can be chosen too. */
  soldOutSelectable?: boolean | undefined;
}

const list = css({ display: 'flex', flexWrap: 'wrap', gap: 10 });
const chip = css({
  position: 'relative',
  display: 'block',
  width: 36,
  height: 36,
  padding: 3,
  border: '1px solid transparent',
  borderRadius: '50%',
  cursor: 'pointer',
  '& svg': { display: 'block', width: '100%', height: '100%' },
  [media.hover]: { '&:hover': { borderColor: color.line } },
  '&:has(input:checked)': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` },
  '&:has(input:focus-visible)': { outline: `2px solid ${color.ink}`, outlineOffset: 2 },
  '&:has(input:disabled)': { cursor: 'not-allowed' },
  [media.touch]: { width: touchSide, height: touchSide },
});
const ring = css({ stroke: 'rgb(0 0 0 / 18%)' });
const line = css({
  stroke: color.ground,
  strokeWidth: 3,
  '& ~ path': { stroke: color.quiet, strokeWidth: 1 },
});

/** A colour of the product as round chips; the chosen one's name stands beside the legend. */
export function ColorChips({
  legend,
  hideLegend,
  error,
  options,
  soldOutSelectable,
  ...rest
}: ColorChipsProps) {
  const inputOf = useChoiceInput(rest);
  return (
    <ChoiceGroup legend={legend} hideLegend={hideLegend} error={error}>
      <div css={list}>
        {options.map(({ isSoldOut, hex, ...option }) => (
          <label
            key={option.value}
            css={chip}
            title={isSoldOut ? `${option.label} ${copy.soldOut}` : option.label}
          >
            <input
              css={visuallyHidden}
              {...inputOf({ ...option, disabled: option.disabled || (isSoldOut && !soldOutSelectable) })}
            />
            <svg viewBox="0 0 28 28" aria-hidden>
              <circle css={ring} cx="14" cy="14" r="13.5" fill={hex} />
              {isSoldOut && (
                <>
                  <path css={line} d="M4.5 23.5l19-19" />
                  <path d="M4.5 23.5l19-19" />
                </>
              )}
            </svg>
            <VisuallyHidden>
              {option.label}
              {isSoldOut && ` ${copy.soldOut}`}
            </VisuallyHidden>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
