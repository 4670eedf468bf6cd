import { css } from '@emotion/react';
import type { viewNotice } from '@mall/contracts/api/content/content';
import { formatDate } from '@mall/contracts/domain/korean-time';
import type { EndpointData } from '@mall/contracts/endpoint';
import { productGridFragment } from '@mall/contracts/platform/fragments';
import { Fragment } from '@mall/remote-kit/fragment';
import { Button } from '@mall/ui/controls/button';
import { Breadcrumb } from '@mall/ui/layout/breadcrumb';
import { color, fontSize, media } from '@mall/ui/theme';
import { boardFrame } from '../../shared/board-frame.ts';
import { copy } from './copy.ts';

const head = css({
  display: 'grid',
  gap: 10,
  marginTop: 16,
  paddingBottom: 20,
  borderBottom: `1px solid ${color.ink}`,
  [media.lg]: { marginTop: 24, paddingBottom: 28 },
});
const title = css({
  fontSize: 20,
  fontWeight: 700,
  lineHeight: 1.35,
  [media.lg]: { fontSize: fontSize.display },
});
const meta = css({ display: 'flex', gap: 12, color: color.quiet, fontSize: fontSize.note });
const body = css({
  display: 'grid',
  gap: 16,
  maxWidth: 720,
  padding: '28px 0 40px',
  fontSize: 15,
  lineHeight: 1.75,
  [media.lg]: { padding: '40px 0 56px', fontSize: fontSize.lead },
});
const foot = css({ paddingTop: 24, borderTop: `1px solid ${color.line}` });
/** The grid reaches the edges of a phone; on wider screens it stands in the board's column. */
const products = css({ marginInline: -16, paddingBottom: 48, [media.md]: { marginInline: 0 } });

interface Props {
  notice: EndpointData<typeof viewNotice>;
}

/** A notice with the products it is about, which the catalogue shows. */
export function NoticeArticle({ notice }: Props) {
  const { content, related_product_ids } = notice;
  return (
    <article css={boardFrame}>
      <Breadcrumb
        items={[
          { label: copy.home, href: '/' },
          { label: copy.title, href: '/board/notice' },
          { label: notice.category },
        ]}
      />
      <header css={head}>
        <h1 css={title}>{notice.title}</h1>
        <p css={meta}>
          <span>{notice.category}</span>
          <time className="tabular" dateTime={notice.created_at}>
            {formatDate(notice.created_at)}
          </time>
        </p>
      </header>
      <div css={body}>
        {content.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {related_product_ids.length > 0 && (
        <div css={products}>
          <Fragment
            of={productGridFragment}
            props={{ title: copy.related, productIds: related_product_ids }}
          />
        </div>
      )}
      <div css={foot}>
        <Button variant="secondary" href="/board/notice">
          {copy.toList}
        </Button>
      </div>
    </article>
  );
}
