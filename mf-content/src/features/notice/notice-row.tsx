import { css } from '@emotion/react';
import type { NoticeSummary } from '@mall/contracts/api/content/content';
import { formatDate } from '@mall/contracts/domain/korean-time';
import { color, fontSize, media } from '@mall/ui/theme';
import { copy } from './copy.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: '40px 1fr',
  alignItems: 'baseline',
  gap: '2px 10px',
  padding: '16px 0',
  borderBottom: `1px solid ${color.line}`,
  '&:focus-visible': { outlineOffset: -2 },
  [media.md]: { gridTemplateColumns: '72px 1fr auto', gap: 16, padding: '18px 12px' },
  [media.hover]: { '&:hover': { background: color.wash } },
});
const pinnedRow = css({ [media.md]: { background: color.wash } });
const kind = css({ color: color.quiet, fontSize: fontSize.note });
const pinnedKind = css({ color: color.accent, fontWeight: 600 });
const title = css({
  color: color.ink,
  fontSize: fontSize.body,
  lineHeight: 1.45,
  [media.lg]: { fontSize: fontSize.lead },
});
const pinnedTitle = css({ fontWeight: 600 });
const date = css({
  gridColumn: 2,
  color: color.quiet,
  fontSize: fontSize.small,
  [media.md]: { gridColumn: 'auto', fontSize: fontSize.note },
});

/** One notice of the board. */
export function NoticeRow({ notice }: { notice: NoticeSummary }) {
  const { notice_id, category, title: text, is_pinned, created_at } = notice;
  return (
    <li>
      <a css={[row, is_pinned && pinnedRow]} href={`/board/notice/${notice_id}`}>
        <span css={[kind, is_pinned && pinnedKind]}>{is_pinned ? copy.pinned : category}</span>
        <span css={[title, is_pinned && pinnedTitle]}>{text}</span>
        <time css={date} className="tabular" dateTime={created_at}>
          {formatDate(created_at)}
        </time>
      </a>
    </li>
  );
}
