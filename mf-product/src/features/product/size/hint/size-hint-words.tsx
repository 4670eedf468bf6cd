import { css } from '@emotion/react';
import { color } from '@mall/ui/theme';
import { copy } from '../copy.ts';
import { reasonOf } from '../proposal-words.ts';
import { useAdvice } from '../use-advice.ts';

const words = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '& b': { marginRight: 6, color: color.ink },
});

/** The proposed size and its best reason; nothing without evidence. */
export function SizeHintWords({ productId }: { productId: number }) {
  const { rows } = useAdvice(productId);
  const [best] = rows;
  return (
    best && (
      <span css={words}>
        <b>{copy.hint(best.size)}</b>
        {reasonOf(best)}
      </span>
    )
  );
}
