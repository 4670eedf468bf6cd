import { css } from '@emotion/react';
import { formatCount } from '@mall/contracts/domain/money';
import { Icon } from './icon.tsx';
import { color, fontSize } from './theme.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface RatingProps {
  /** 0 to 5. */
  score: number;
  /** Number of reviews. */
  count?: number | undefined;
  size?: 'sm' | 'md' | undefined;
}

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  color: color.text,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
const sizes = { sm: css(base, { fontSize: fontSize.small }), md: css(base, { fontSize: fontSize.body }) };
const countStyles = css({ color: color.quiet });

/** Star, score and number of reviews. */
export function Rating({ score, count, size = 'sm' }: RatingProps) {
  return (
    <span css={sizes[size]}>
      <Icon name="star-filled" size={size === 'sm' ? 12 : 16} />
      <VisuallyHidden>별점 </VisuallyHidden>
      {score.toFixed(1)}
      {count !== undefined && (
        <span css={countStyles}>
          <VisuallyHidden>후기 </VisuallyHidden>
          {`(${formatCount(count)})`}
        </span>
      )}
    </span>
  );
}
