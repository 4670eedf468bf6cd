import { css } from '@emotion/react';
import type { ProductAdmin, ProductView } from '@mall/contracts/api/catalogue/product-view';
import { isApiError } from '@mall/contracts/client/api-error';
import { formatDate } from '@mall/contracts/domain/korean-time';
import { formatWon } from '@mall/contracts/domain/money';
import { useServices } from '@mall/remote-kit/services';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Picture } from '@mall/ui/picture';
import { Badge } from '@mall/ui/product/badge';
import { color, fontSize, media, page } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { copy } from './copy.ts';
import { OptionTable } from './option-table.tsx';
import { adminViewQuery } from './queries.ts';

const place = css({
  margin: '24px 16px',
  padding: 16,
  border: `1px solid ${color.ink}`,
  [media.lg]: {
    maxWidth: page.maxWidth - 2 * page.sidePadding,
    margin: `32px max(${page.sidePadding}px, calc((100% - ${page.maxWidth}px) / 2 + ${page.sidePadding}px)) 0`,
    padding: 24,
  },
});
const headStyles = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const title = css({ fontSize: fontSize.title, fontWeight: 700 });
const note = css({ color: color.quiet, fontSize: fontSize.note });
const product = css({ display: 'flex', gap: 12, marginTop: 16 });
const picture = css({ flex: '0 0 84px' });
const factsStyles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: '12px 16px',
  margin: '16px 0',
  '& dt': { color: color.quiet, fontSize: fontSize.note },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
});

/** What an administrator needs to see at a product (spec 6, admin flag): whether it is hidden, codes, stock, states. */
export default function AdminPanel({ productId }: { productId: number }) {
  const { data, error, refetch } = useQuery(adminViewQuery(useServices(), productId));
  // An id that no product has, and who was an administrator until now.
  if (isApiError(error, 'NOT_FOUND') || (data && !data.admin)) return null;
  if (!data?.admin) return error ? <ErrorState title={copy.failed} onRetry={() => void refetch()} /> : null;
  const { admin } = data;
  return (
    <aside css={place} aria-label={copy.title}>
      <div css={headStyles}>
        <h2 css={title}>{copy.title}</h2>
        <Badge variant={admin.is_hidden ? 'sale' : 'success'}>
          {admin.is_hidden ? copy.hidden : copy.shown}
        </Badge>
        {data.is_sold_out && <Badge variant="solid">{copy.soldOut}</Badge>}
        <span css={note}>{copy.onlyYou}</span>
      </div>
      {admin.is_hidden && <HiddenProduct view={data} />}
      <Facts view={data} admin={admin} />
      <OptionTable options={admin.options} />
    </aside>
  );
}

/** Around it there is no product page. */
function HiddenProduct({ view }: { view: ProductView }) {
  const [image] = view.options.colors[0]?.images ?? [];
  return (
    <div css={product}>
      {image && (
        <div css={picture}>
          <Picture picture={image} aspect="3 / 4" sizes="84px" />
        </div>
      )}
      <p>
        {view.brand.name}
        <br />
        <strong>{view.product_name}</strong>
        <br />
        <span className="tabular">{formatWon(view.price_info.last_price)}</span>
      </p>
    </div>
  );
}

function Facts({ view, admin }: { view: ProductView; admin: ProductAdmin }) {
  const stock = admin.options.reduce((sum, option) => sum + option.stock, 0);
  const facts = [
    [copy.facts.id, String(view.product_id)],
    [copy.facts.code, view.code],
    [copy.facts.released, formatDate(admin.released_at)],
    [copy.facts.sales, copy.pieces(admin.sales_count)],
    [copy.facts.stock, copy.pieces(stock)],
  ] as const;
  return (
    <dl css={factsStyles}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
