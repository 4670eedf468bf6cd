import { css } from '@emotion/react';
import { Dialog } from '@mall/ui/feedback/dialog';
import { color } from '@mall/ui/theme';
import { copy } from './copy.ts';

export type Terms = 'content' | 'terms' | 'privacy';

const layout = css({ display: 'grid', gap: 12 });
const facts = css({ display: 'grid', gap: 12, '& dt': { color: color.ink, fontWeight: 600 } });

/** The full text of what is agreed to. */
export function TermsDialog({ terms, onClose }: { terms: Terms; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={copy[terms].title}>
      {terms === 'privacy' ? (
        <div css={layout}>
          <dl css={facts}>
            {copy.privacy.rows.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p>{copy.privacy.refuse}</p>
        </div>
      ) : (
        <div css={layout}>
          {copy[terms].paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
    </Dialog>
  );
}
