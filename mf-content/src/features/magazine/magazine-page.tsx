import { css } from '@emotion/react';
import type { viewMagazine } from '@mall/contracts/api/content/magazines';
import { formatDate } from '@mall/contracts/domain/korean-time';
import type { EndpointData } from '@mall/contracts/endpoint';
import { productGridFragment } from '@mall/contracts/platform/fragments';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { Fragment } from '@mall/remote-kit/fragment';
import { useServices } from '@mall/remote-kit/services';
import { fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { ArticleFrame } from '../../shared/article-frame.tsx';
import { bleed, boardFrame } from '../../shared/board-frame.ts';
import { Card, CardList } from '../../shared/card-list.tsx';
import { FailedArticle, RowsSkeleton } from '../../shared/list-states.tsx';
import { RichText } from '../../shared/rich-text.tsx';
import { copy } from './copy.ts';
import { magazineHref, magazineListHref } from './magazine-href.ts';
import { magazineQuery } from './queries.ts';

const othersTitle = css({ fontSize: fontSize.title, fontWeight: 700 });
const sizes = '(min-width: 1024px) 344px, (min-width: 640px) 50vw, 100vw';

/** One article of the magazine. */
export function Page({ params, url }: PageProps) {
  const { data, error, refetch } = useQuery(magazineQuery(useServices(), params.magazineId, url));
  if (data) return <Article key={data.magazine_id} article={data} />;
  if (error)
    return (
      <FailedArticle
        error={error}
        notFound={copy.notFound}
        notFoundHint={copy.notFoundHint}
        listHref={magazineListHref()}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div css={boardFrame}>
      <RowsSkeleton />
    </div>
  );
}

function Article({ article }: { article: EndpointData<typeof viewMagazine> }) {
  const { content, product_ids, others } = article;
  return (
    <ArticleFrame
      list={{ label: copy.title, href: magazineListHref() }}
      title={article.title}
      subtitle={article.subtitle}
      meta={<time dateTime={article.created_at}>{formatDate(article.created_at)}</time>}
      picture={{ pc: article.image_pc, mobile: article.image }}
    >
      <RichText text={content} />
      {product_ids.length > 0 && (
        <div css={bleed}>
          <Fragment of={productGridFragment} props={{ title: copy.products, productIds: product_ids }} />
        </div>
      )}
      {others.length > 0 && (
        <section aria-label={copy.others}>
          <h2 css={othersTitle}>{copy.others}</h2>
          <CardList>
            {others.map((other) => (
              <Card
                key={other.magazine_id}
                href={magazineHref(other.magazine_id)}
                picture={other.image}
                sizes={sizes}
                title={other.title}
                subtitle={other.subtitle}
                headingLevel={3}
              />
            ))}
          </CardList>
        </section>
      )}
    </ArticleFrame>
  );
}
