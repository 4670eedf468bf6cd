import { css } from '@emotion/react';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 4,
  marginBottom: 28,
  fontSize: fontSize.small,
});
const item = css({ paddingTop: 10, borderTop: `2px solid ${color.line}`, color: color.quiet });
const reached = css({ borderColor: color.ink });
const present = css({ borderColor: color.ink, color: color.ink, fontWeight: 600 });

/** Where joining stands. */
export function Steps({ at }: { at: 0 | 1 | 2 }) {
  return (
    <ol css={list} aria-label={copy.steps.label}>
      {copy.steps.names.map((name, index) => (
        <li
          key={name}
          css={[item, index < at && reached, index === at && present]}
          aria-current={index === at ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}
