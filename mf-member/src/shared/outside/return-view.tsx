import { css } from '@emotion/react';
import { Spinner } from '@mall/ui/spinner';
import { color, fontSize } from '@mall/ui/theme';

const layout = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  minHeight: '100dvh',
  padding: 24,
  textAlign: 'center',
});
const title = css({ fontSize: fontSize.title });
const hint = css({ color: color.quiet, fontSize: fontSize.note });

interface Props {
  title: string;
  hint: string;
  isDone: boolean;
}

/** What a window shows while its answer goes where it belongs. */
export function ReturnView({ title: words, hint: more, isDone }: Props) {
  return (
    <div css={layout} role="status">
      {!isDone && <Spinner />}
      <h1 css={title}>{words}</h1>
      <p css={hint}>{more}</p>
    </div>
  );
}
