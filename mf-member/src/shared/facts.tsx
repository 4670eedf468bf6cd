import { css } from '@emotion/react';

const dotWidth = 14;
/** Hides the dots before the first fact of each line. */
const frame = css({ display: 'block', overflow: 'hidden' });
const row = css({ display: 'flex', flexWrap: 'wrap', marginLeft: -dotWidth });
const item = css({
  '&::before': { content: '"·"', display: 'inline-block', width: dotWidth, textAlign: 'center' },
});

/** Facts with dots between them: a line ends behind a fact, and neither within one nor with a dot. */
export function Facts({ facts }: { facts: readonly (string | false)[] }) {
  return (
    <span css={frame}>
      <span css={row}>
        {facts.filter(Boolean).map((fact) => (
          <span key={String(fact)} css={item}>
            {fact}{' '}
          </span>
        ))}
      </span>
    </span>
  );
}
