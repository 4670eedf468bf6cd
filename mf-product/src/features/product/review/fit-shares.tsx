import { css } from '@emotion/react';
import type { FitShare } from '@mall/contracts/api/community/review-body';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';

const frame = css({ display: 'grid', gap: 12, fontSize: fontSize.small });
const title = css({ fontSize: fontSize.note });
const row = css({ display: 'grid', gridTemplateColumns: '48px 1fr', gap: '4px 12px', alignItems: 'center' });
const answers = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 4,
  listStyle: 'none',
  '& li': { position: 'relative', padding: '6px 4px 0', textAlign: 'center', color: color.quiet },
  '& li::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto',
    height: 4,
    background: color.line,
  },
  '& li[data-most]': { color: color.ink, fontWeight: 700 },
  '& li[data-most]::before': { background: color.ink, outline: '1px solid transparent' },
});

const keys = [
  ['less', 'LESS'],
  ['same', 'TRUE'],
  ['more', 'MORE'],
] as const;

/** What buyers say of the fit, in per cent of those who answered; the most frequent answer stands out. */
export function FitShares({ fit }: { fit: readonly FitShare[] }) {
  if (fit.length === 0) return null;
  return (
    <div css={frame}>
      <h3 css={title}>{copy.fitTitle}</h3>
      {fit.map((share) => {
        const total = share.less + share.same + share.more;
        const most = Math.max(share.less, share.same, share.more);
        return (
          <div css={row} key={share.aspect}>
            <span aria-hidden>{copy.aspects[share.aspect]}</span>
            <ul css={answers} aria-label={copy.aspects[share.aspect]}>
              {keys.map(([key, answer]) => (
                <li key={key} data-most={share[key] === most ? '' : undefined} className="tabular">
                  {copy.share(copy.answers[share.aspect][answer], Math.round((share[key] / total) * 100))}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
