import { css } from '@emotion/react';
import { Button } from '@mall/ui/controls/button';
import { color, fontSize } from '@mall/ui/theme';
import { useEffect, useState } from 'react';
import { signInLayout, signInTitle } from '../../shared/sign-in-styles.ts';
import { copy } from './copy.ts';
import { heading, quiet } from './join-styles.ts';
import { readJoined } from './joined.ts';
import { Steps } from './steps.tsx';

/** The name stands on a line of its own. */
const lead = css({ whiteSpace: 'pre-line' });
const note = css({ marginBottom: 28, color: color.text, textAlign: 'center' });
const id = css({ marginTop: 4, color: color.quiet, fontSize: fontSize.note });
const next = css({ marginBottom: 28, padding: 20, background: color.wash });
const list = css({ display: 'grid', gap: 16 });
const item = css({ display: 'grid', gridTemplateColumns: '24px 1fr', gap: '2px 12px' });
const number = css({
  gridRow: '1 / 3',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  border: `1px solid ${color.ink}`,
  borderRadius: '50%',
  color: color.ink,
  fontSize: fontSize.small,
  fontWeight: 600,
});
const itemTitle = css({ color: color.ink, fontWeight: 600 });
const buttons = css({ display: 'grid', gap: 8 });

/** What happens after joining: an administrator approves (spec 6). */
export function Page() {
  const [joined, setJoined] = useState<ReturnType<typeof readJoined>>(null);
  useEffect(() => setJoined(readJoined()), []);
  return (
    <div css={signInLayout}>
      <Steps at={2} />
      <h1 css={[signInTitle, lead]}>{copy.resultLead(joined?.userName ?? '')}</h1>
      <div css={note}>
        <p>{copy.resultNote}</p>
        {joined?.userId && (
          <p css={id}>
            {copy.resultId} <strong>{joined.userId}</strong>
          </p>
        )}
      </div>
      <section css={next}>
        <h2 css={heading}>{copy.next}</h2>
        <ol css={list}>
          {copy.nextSteps.map(({ title, text }, index) => (
            <li key={title} css={item}>
              <span css={number} aria-hidden>
                {index + 1}
              </span>
              <span css={itemTitle}>{title}</span>
              <span css={quiet}>{text}</span>
            </li>
          ))}
        </ol>
      </section>
      <div css={buttons}>
        <Button size="xl" full href="/">
          {copy.home}
        </Button>
        <Button size="xl" full variant="secondary" href="/member/login">
          {copy.toLogin}
        </Button>
      </div>
    </div>
  );
}
