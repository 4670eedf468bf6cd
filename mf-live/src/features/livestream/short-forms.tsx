import { css } from '@emotion/react';
import type { ShortForm } from '@mall/contracts/api/catalogue/live';
import type { RemoteServices } from '@mall/remote-kit/services';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { Pagination } from '@mall/ui/layout/pagination';
import { Section } from '@mall/ui/layout/section';
import { media } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { copy } from './copy.ts';
import { shortFormsPerPage, shortFormsQuery } from './queries.ts';
import { ShortFormCard } from './short-form-card.tsx';
import { VideoDialog } from './video-dialog.tsx';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '28px 8px',
  paddingInline: 8,
  [media.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.md]: { gap: '36px 12px', paddingInline: 0 },
  [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '48px 16px' },
  [media.xxl]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
});
const pages = css({ marginTop: 48 });
const hrefOf = (page: number) => (page > 1 ? `/livestream?page=${page}` : '/livestream');

/** Short clips as a grid of posters. */
export function ShortForms({ services, page }: { services: RemoteServices; page: number }) {
  const { data, error, refetch } = useQuery(shortFormsQuery(services, page));
  const [playing, setPlaying] = useState<ShortForm | null>(null);
  return (
    <Section title={copy.shortForms} description={copy.shortFormsLead}>
      {!data && error && <ErrorState title={copy.failed} onRetry={() => void refetch()} headingLevel={3} />}
      {!data && !error && <Skeleton height={420} />}
      {data?.rows.length === 0 && <EmptyState icon="live" title={copy.noShortForms} headingLevel={3} />}
      {data && data.rows.length > 0 && (
        <ul css={grid}>
          {data.rows.map((shortForm) => (
            <li key={shortForm.short_form_id}>
              <ShortFormCard shortForm={shortForm} onPlay={setPlaying} />
            </li>
          ))}
        </ul>
      )}
      {data && (
        <div css={pages}>
          <Pagination page={page} lastPage={Math.ceil(data.total / shortFormsPerPage)} href={hrefOf} />
        </div>
      )}
      <VideoDialog shortForm={playing} onClose={() => setPlaying(null)} />
    </Section>
  );
}
