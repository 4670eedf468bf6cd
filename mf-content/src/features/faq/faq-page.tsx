import { css } from '@emotion/react';
import type { Faq } from '@mall/contracts/api/content/help';
import { formatCount } from '@mall/contracts/domain/money';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Accordion } from '@mall/ui/layout/accordion';
import { color, fontSize, media } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { BoardPage } from '../../shared/board-page.tsx';
import { Chips } from '../../shared/chips.tsx';
import { copy as words } from '../../shared/copy.ts';
import { RowsSkeleton } from '../../shared/list-states.tsx';
import { RichText } from '../../shared/rich-text.tsx';
import { keywordParam } from '../../shared/search/keyword-param.ts';
import { SearchForm } from '../../shared/search/search-form.tsx';
import { Contact } from './contact.tsx';
import { copy } from './copy.ts';
import { faqHref, faqsQuery, shownCategory } from './queries.ts';

const search = css({ marginTop: 24 });
const found = css({ marginTop: 20, color: color.quiet, fontSize: fontSize.note });
const list = css({ marginTop: 20, borderTop: `1px solid ${color.ink}` });

/** The customer centre: questions that are asked often, and the ways to ask another. */
export function Page({ url }: PageProps) {
  const { data, error, refetch } = useQuery(faqsQuery(useServices(), url));
  const keyword = keywordParam(url);
  const category = shownCategory(url, data?.categories);
  return (
    <BoardPage title={copy.title} description={copy.description}>
      <div css={search}>
        <SearchForm action="/cs/faq" label={copy.search} keyword={keyword} />
      </div>
      {data && data.categories.length > 0 && (
        <Chips
          label={copy.categories}
          current={keyword ? '' : faqHref(category)}
          items={[
            { href: faqHref(), label: copy.all },
            ...data.categories.map((one) => ({ href: faqHref(one), label: one })),
          ]}
        />
      )}
      {!data && error && <ErrorState title={copy.failed} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton />}
      {data && keyword && (
        <p css={found} role="status">
          {words.found(keyword, formatCount(data.rows.length))}
        </p>
      )}
      {data?.rows.length === 0 && <Nothing keyword={keyword} />}
      {data && data.rows.length > 0 && (
        <div css={list}>
          {data.rows.map((faq) => (
            <Question key={faq.faq_id} faq={faq} />
          ))}
        </div>
      )}
      <Contact url={url} />
    </BoardPage>
  );
}

function Nothing({ keyword }: { keyword: string }) {
  return (
    <EmptyState
      title={keyword ? words.nothingFound(keyword) : copy.empty}
      description={keyword ? words.nothingFoundHint : undefined}
      action={
        <Button variant="secondary" href={faqHref()}>
          {copy.allQuestions}
        </Button>
      }
    />
  );
}

const summary = css({
  display: 'grid',
  gap: '2px 16px',
  [media.md]: { gridTemplateColumns: '96px 1fr', alignItems: 'baseline' },
});
const kind = css({ color: color.quiet, fontSize: fontSize.small, fontWeight: 400 });
const answer = css({ padding: '16px', background: color.wash, [media.md]: { padding: '20px 112px' } });

function Question({ faq }: { faq: Faq }) {
  return (
    <Accordion
      summary={
        <span css={summary}>
          <span css={kind}>{faq.category}</span>
          <span>{faq.question}</span>
        </span>
      }
    >
      <div css={answer}>
        <RichText text={faq.answer} isNarrow={false} />
      </div>
    </Accordion>
  );
}
