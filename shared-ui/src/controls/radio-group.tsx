import { css } from '@emotion/react';
import { color, fontSize, touchArea } from '../theme.ts';
import { type Choice, ChoiceGroup, type ChoiceProps, useChoiceInput } from './choice-group.tsx';

interface RadioOption extends Choice {
  /** Quiet words under the label; `\n` begins another line. */
  description?: string | undefined;
}
export interface RadioGroupProps extends ChoiceProps {
  options: readonly RadioOption[];
  layout?: 'column' | 'row' | undefined;
}

const layouts = {
  column: css({ display: 'grid', gap: 8 }),
  row: css({ display: 'flex', flexWrap: 'wrap', gap: '8px 20px' }),
};
const labelStyles = css(touchArea, {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  minHeight: 28,
  paddingBlock: 3,
  color: color.text,
  cursor: 'pointer',
  '&:has(input:disabled)': { color: color.disabled, cursor: 'not-allowed' },
});
const input = css({
  flex: 'none',
  width: 18,
  height: 18,
  marginTop: 2,
  border: `1px solid ${color.control}`,
  borderRadius: '50%',
  background: color.ground,
  appearance: 'none',
  cursor: 'inherit',
  '&:checked': { border: `5px solid ${color.ink}` },
  '&:disabled': { borderColor: color.line },
});
const descriptionStyles = css({
  display: 'block',
  color: color.quiet,
  fontSize: fontSize.small,
  whiteSpace: 'pre-line',
});

/** One of a few, each on its own line. */
export function RadioGroup({
  legend,
  hideLegend,
  error,
  options,
  layout = 'column',
  ...rest
}: RadioGroupProps) {
  const inputOf = useChoiceInput(rest);
  return (
    <ChoiceGroup legend={legend} hideLegend={hideLegend} error={error}>
      <div css={layouts[layout]}>
        {options.map((option) => (
          <label key={option.value} css={labelStyles}>
            <input css={input} {...inputOf(option)} />
            <span>
              {option.label}
              {option.description && <span css={descriptionStyles}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
