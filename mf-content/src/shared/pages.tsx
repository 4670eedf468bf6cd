import { css } from '@emotion/react';
import type { Paginate } from '@mall/contracts/api/catalogue/product-card';
import { Pagination } from '@mall/ui/layout/pagination';
import { media } from '@mall/ui/theme';

const place = css({
  marginTop: 40,
  // Fingers need 40 px.
  '& a, & span': { minHeight: 40, minWidth: 40 },
  '& ul': { flexWrap: 'wrap' },
  [media.lg]: { marginTop: 64 },
});

/** The pager below a list. */
export function Pages({ paginate, href }: { paginate: Paginate; href: (page: number) => string }) {
  return (
    <div css={place}>
      <Pagination page={paginate.page} lastPage={paginate.last_page} href={href} />
    </div>
  );
}
