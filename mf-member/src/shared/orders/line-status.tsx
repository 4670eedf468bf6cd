import { css } from '@emotion/react';
import { color, fontSize } from '@mall/ui/theme';
import { statusText, toneOf } from './status-text.ts';

const base = css({
  fontSize: fontSize.body,
  fontWeight: 700,
  color: color.ink,
  '&[data-tone="over"]': { color: color.quiet, fontWeight: 500 },
  '&[data-tone="due"]': { color: color.sale },
});

/** A line's status in words. */
export function LineStatus(props: Parameters<typeof statusText>[0]) {
  return (
    <p css={base} data-tone={toneOf(props.status)}>
      {statusText(props)}
    </p>
  );
}
