import { css } from '@emotion/react';
import type { Inquiry } from '@mall/contracts/api/community/inquiries';
import { Button } from '@mall/ui/controls/button';
import { Icon } from '@mall/ui/icon';
import { color, fontSize, media, motion } from '@mall/ui/theme';
import { copy } from './copy.ts';
import { LockIcon } from './lock-icon.tsx';
import { useDeleteInquiry } from './mutations.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 18px',
  gap: '6px 12px',
  alignItems: 'center',
  minHeight: 60,
  padding: '14px 4px',
  listStyle: 'none',
  fontSize: fontSize.body,
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg:last-of-type': { color: color.quiet, transition: `transform ${motion.fast}` },
  'details[open] > & > svg:last-of-type': { transform: 'rotate(180deg)' },
  [media.lg]: { gridTemplateColumns: '72px 72px minmax(0, 1fr) 88px 88px 18px' },
});
const item = css({ borderBottom: `1px solid ${color.line}` });
const state = css({
  color: color.quiet,
  fontSize: fontSize.small,
  '&[data-done]': { color: color.ink, fontWeight: 600 },
});
const category = css({ color: color.quiet, fontSize: fontSize.note });
const line = css({
  gridColumn: '1 / -2',
  gridRow: 2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text,
  [media.lg]: { gridColumn: 'auto', gridRow: 'auto' },
});
const quiet = css({ color: color.quiet, fontSize: fontSize.small });
const who = css(quiet, {
  gridColumn: '1 / -2',
  gridRow: 3,
  [media.lg]: { gridColumn: 'auto', gridRow: 'auto' },
});
const date = css(quiet, { display: 'none', [media.lg]: { display: 'block' } });
const phoneDate = css({ marginLeft: 8, [media.lg]: { display: 'none' } });
const text = css({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: 8,
  padding: '16px 16px',
  background: color.wash,
  lineHeight: 1.6,
  whiteSpace: 'pre-line',
  '& b': { color: color.ink },
  [media.lg]: { padding: '16px 24px' },
});
const answerDate = css({ display: 'block', marginTop: 6, color: color.quiet, fontSize: fontSize.small });
const actions = css({ padding: '0 16px 16px', background: color.wash, textAlign: 'right' });
const day = (at: string) => at.slice(0, 10).replaceAll('-', '.');

/** An inquiry: one line that folds open; a secret one of another member stays a line. */
export function InquiryItem({ inquiry }: { inquiry: Inquiry }) {
  const { remove, isBusy } = useDeleteInquiry();
  const { answer, content } = inquiry;
  const head = <Head inquiry={inquiry} />;
  if (content === null)
    return (
      <li css={item}>
        <div css={row}>{head}</div>
      </li>
    );
  return (
    <li css={item}>
      <details>
        <summary css={row}>
          {head}
          <Icon name="chevron-down" size={18} />
        </summary>
        <p css={text}>
          <b>{copy.question}</b>
          <span>{content}</span>
        </p>
        {answer && (
          <p css={text}>
            <b>{copy.answer}</b>
            <span>
              {answer.content}
              <span css={answerDate} className="tabular">
                {day(answer.created_at)}
              </span>
            </span>
          </p>
        )}
        {inquiry.is_mine && !inquiry.is_answered && (
          <div css={actions}>
            <Button variant="ghost" disabled={isBusy} onClick={() => void remove(inquiry.inquiry_id)}>
              {copy.remove}
            </Button>
          </div>
        )}
      </details>
    </li>
  );
}

function Head({ inquiry }: { inquiry: Inquiry }) {
  const { is_answered, is_secret, is_mine, content, created_at } = inquiry;
  return (
    <>
      <span css={state} data-done={is_answered ? '' : undefined}>
        {is_answered ? copy.answered : copy.waiting}
      </span>
      <span css={category}>{copy.categories[inquiry.category]}</span>
      <span css={line}>
        {is_secret && <LockIcon />} {content ?? copy.hidden}
      </span>
      <span css={who}>
        {is_mine ? copy.mine : inquiry.user}
        <span css={phoneDate} className="tabular">
          {day(created_at)}
        </span>
      </span>
      <span css={date} className="tabular">
        {day(created_at)}
      </span>
    </>
  );
}
