import { css } from '@emotion/react';
import type { MagazineSummary } from '@mall/contracts/api/content/magazines';
import { formatDate } from '@mall/contracts/domain/korean-time';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { pageParam } from '@mall/remote-kit/url-params';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Picture } from '@mall/ui/picture';
import { color, fontFamily, fontSize, media } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { bleed } from '../../shared/board-frame.ts';
import { BoardPage } from '../../shared/board-page.tsx';
import { Card, CardList } from '../../shared/card-list.tsx';
import { CardsSkeleton, EmptyPage } from '../../shared/list-states.tsx';
import { Pages } from '../../shared/pages.tsx';
import { copy } from './copy.ts';
import { magazineHref, magazineListHref } from './magazine-href.ts';
import { magazineListQuery } from './queries.ts';

const sizes = '(min-width: 1024px) 480px, (min-width: 640px) 50vw, 100vw';
const leadSizes = '(min-width: 1024px) 860px, 100vw';

/** The magazine: its newest article large, the others below. */
export function Page({ url }: PageProps) {
  const { data, error, refetch } = useQuery(magazineListQuery(useServices(), url));
  const page = pageParam(url);
  const [lead, ...others] = data?.rows ?? [];
  return (
    <BoardPage title={copy.title} description={copy.description} isWide>
      {!data && error && <ErrorState title={copy.failed} onRetry={() => void refetch()} />}
      {!data && !error && <CardsSkeleton />}
      {data?.rows.length === 0 && <EmptyPage page={page} empty={copy.empty} firstHref={magazineListHref()} />}
      {lead && <Lead article={lead} />}
      {others.length > 0 && (
        <CardList>
          {others.map((article) => (
            <Card
              key={article.magazine_id}
              href={magazineHref(article.magazine_id)}
              picture={article.image}
              sizes={sizes}
              title={article.title}
              subtitle={article.subtitle}
              meta={formatDate(article.created_at)}
            />
          ))}
        </CardList>
      )}
      {data && <Pages paginate={data.paginate} href={magazineListHref} />}
    </BoardPage>
  );
}

const leadStyles = css({
  display: 'grid',
  gap: 16,
  marginTop: 20,
  [media.lg]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    alignItems: 'center',
    gap: 56,
    marginTop: 32,
  },
});
const leadPicture = css({ overflow: 'hidden' });
const leadWords = css({ display: 'grid', gap: 8, [media.lg]: { gap: 14 } });
const leadTitle = css({
  fontFamily: fontFamily.display,
  fontSize: 24,
  fontWeight: 700,
  lineHeight: 1.3,
  letterSpacing: '-0.02em',
  [media.lg]: { fontSize: fontSize.hero },
});
const leadSubtitle = css({ color: color.text, fontSize: fontSize.lead });
const date = css({ color: color.quiet, fontSize: fontSize.note });

function Lead({ article }: { article: MagazineSummary }) {
  return (
    <a css={leadStyles} href={magazineHref(article.magazine_id)}>
      <div css={[leadPicture, bleed]}>
        <Picture picture={article.image} aspect="1 / 1" sizes={leadSizes} alt="" priority />
      </div>
      <div css={leadWords}>
        <h2 css={leadTitle}>{article.title}</h2>
        <p css={leadSubtitle}>{article.subtitle}</p>
        <p css={date} className="tabular">
          {formatDate(article.created_at)}
        </p>
      </div>
    </a>
  );
}
