import { css } from '@emotion/react';
import { maximumScore } from '@mall/contracts/api/community/review-writing';
import { Icon } from '@mall/ui/icon';
import { visuallyHidden } from '@mall/ui/layout/visually-hidden';
import { color, fontSize } from '@mall/ui/theme';
import { useId } from 'react';
import { copy } from './copy.ts';

const frame = css({ minWidth: 0 });
const legend = css({
  padding: 0,
  marginBottom: 4,
  color: color.ink,
  fontSize: fontSize.note,
  fontWeight: 500,
});
const row = css({ display: 'flex', alignItems: 'center', gap: 2 });
const star = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  color: color.control,
  cursor: 'pointer',
  '&[data-on]': { color: color.ink },
  '&:has(input:focus-visible)': { outline: `2px solid ${color.ink}` },
});
const said = css({ marginLeft: 8, color: color.text, fontSize: fontSize.note });
const errorStyles = css({ marginTop: 6, color: color.sale, fontSize: fontSize.small });
const stars = Array.from({ length: maximumScore }, (_, index) => index + 1);

interface Props {
  value: number | null;
  error: string | undefined;
  onValue: (score: number) => void;
}

/** One to five stars, a group of radio inputs: arrow keys choose. */
export function StarField({ value, error, onValue }: Props) {
  const name = useId();
  return (
    <fieldset css={frame} data-field="score" aria-describedby={`${name}-error`}>
      <legend css={legend}>{copy.score}</legend>
      <div css={row}>
        {stars.map((score) => {
          const isOn = value !== null && score <= value;
          return (
            <label key={score} css={star} data-on={isOn ? '' : undefined}>
              <input
                css={visuallyHidden}
                type="radio"
                name={name}
                value={score}
                checked={score === value}
                aria-label={copy.star(score)}
                onChange={() => onValue(score)}
              />
              <Icon name={isOn ? 'star-filled' : 'star'} size={32} />
            </label>
          );
        })}
        {value !== null && <span css={said}>{copy.scoreNames[value - 1]}</span>}
      </div>
      <p css={errorStyles} id={`${name}-error`} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
