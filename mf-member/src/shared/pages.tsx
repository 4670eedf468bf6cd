import { css } from '@emotion/react';
import type { Paginate } from '@mall/contracts/api/catalogue/product-card';
import { Pagination } from '@mall/ui/layout/pagination';

const place = css({
  marginTop: 40,
  // Fingers need 40 px.
  '& a, & span': { minHeight: 40, minWidth: 40 },
  '& ul': { flexWrap: 'wrap' },
});

/** The pager below a list. */
export function Pages({ paginate, href }: { paginate: Paginate; href: (page: number) => string }) {
  if (paginate.last_page <= 1) return null;
  return (
    <div css={place}>
      <Pagination
        page={Math.min(paginate.page, paginate.last_page)}
        lastPage={paginate.last_page}
        href={href}
      />
    </div>
  );
}
