import { css } from '@emotion/react';
import { type DocumentCode, documentCodes, type viewDocument } from '@mall/contracts/api/content/help';
import type { EndpointData } from '@mall/contracts/endpoint';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { boardFrame } from '../../shared/board-frame.ts';
import { BoardPage } from '../../shared/board-page.tsx';
import { Chips } from '../../shared/chips.tsx';
import { FailedArticle, RowsSkeleton } from '../../shared/list-states.tsx';
import { RichText } from '../../shared/rich-text.tsx';
import { copy } from './copy.ts';
import { codeParam, documentHref, documentQuery } from './queries.ts';

const help = '/cs/faq';

/** Terms or a policy, as it holds or as it held. */
export function Page({ params, url }: PageProps) {
  const code = codeParam(params.code);
  if (code) return <KnownDocument code={code} url={url} />;
  return (
    <EmptyState
      headingLevel={1}
      title={copy.notFound}
      description={copy.notFoundHint}
      action={<Button href={help}>{copy.toHelp}</Button>}
    />
  );
}

function KnownDocument({ code, url }: { code: DocumentCode; url: URL }) {
  const { data, error, refetch } = useQuery(documentQuery(useServices(), code, url));
  if (data) return <DocumentView document={data} />;
  if (error)
    return (
      <FailedArticle
        error={error}
        notFound={copy.notFound}
        notFoundHint={copy.notFoundHint}
        listHref={help}
        listLabel={copy.toHelp}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div css={boardFrame}>
      <RowsSkeleton />
    </div>
  );
}

const draft = css({
  marginTop: 20,
  padding: '12px 16px',
  background: color.wash,
  color: color.text,
  fontSize: fontSize.note,
});
const body = css({ marginTop: 28, '& h2': { fontSize: fontSize.lead } });
const versions = css({ marginTop: 56, paddingTop: 20, borderTop: `1px solid ${color.line}` });
const heading = css({ fontSize: fontSize.body, fontWeight: 600 });
const list = css({ display: 'flex', flexWrap: 'wrap', gap: '0 20px', marginTop: 4 });
const link = css({
  display: 'inline-block',
  padding: '10px 0',
  color: color.quiet,
  fontSize: fontSize.note,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  '&[aria-current]': { color: color.ink, fontWeight: 600, textDecoration: 'none' },
});
const dotted = (day: string) => day.replaceAll('-', '.');

function DocumentView({ document }: { document: EndpointData<typeof viewDocument> }) {
  const { code, effective_on } = document;
  return (
    <BoardPage title={document.title} description={copy.effective(dotted(effective_on))}>
      <Chips
        label={copy.documents}
        current={documentHref(code)}
        items={documentCodes.map((one) => ({ href: documentHref(one), label: copy.titles[one] }))}
      />
      {document.is_draft && <p css={draft}>{copy.draft}</p>}
      <div css={body}>
        <RichText text={document.content} isNarrow={false} />
      </div>
      {document.versions.length > 1 && (
        <nav css={versions} aria-label={copy.versions}>
          <h2 css={heading}>{copy.versions}</h2>
          <ul css={list}>
            {document.versions.map((version, index) => (
              <li key={version}>
                <a
                  css={link}
                  className="tabular"
                  href={documentHref(code, index === 0 ? undefined : version)}
                  aria-current={version === effective_on ? 'true' : undefined}
                >
                  {copy.version(dotted(version), index === 0)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </BoardPage>
  );
}
