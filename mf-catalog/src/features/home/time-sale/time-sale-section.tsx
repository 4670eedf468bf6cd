import { css } from '@emotion/react';
import type { NewMain } from '@mall/contracts/api/content/new-main';
import { facets } from '@mall/contracts/domain/catalogue/facets';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import { useServices } from '@mall/remote-kit/services';
import { Icon } from '@mall/ui/icon';
import { Countdown } from '@mall/ui/product/countdown';
import { fontSize, headingFace, media } from '@mall/ui/theme';
import { useId } from 'react';
import { pageFrame } from '../../../shared/page-frame.ts';
import { WishCard } from '../../../shared/wishes/wish-card.tsx';
import { copy } from '../copy.ts';
import type { Heading } from '../frame/home-section.tsx';
import { listHref } from '../list-href.ts';
import { homeKey } from './queries.ts';
import { SaleLines } from './sale-lines.tsx';
import { shownTimeSale } from './time-sale-state.ts';

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 4fr)', gap: 16 },
  [media.xxl]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 13fr)', gap: 24 },
});
/** In the deep colour of the page: this offer ends. */
const panel = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'end',
  gap: '4px 16px',
  padding: '20px 16px',
  background: 'var(--deep, #111)',
  color: '#fff',
  [media.md]: { padding: 28 },
  [media.lg]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr',
    gap: 8,
    padding: 24,
  },
  [media.xxl]: { padding: 36 },
});
const heading = css({
  color: '#fff',
  ...headingFace,
  fontSize: fontSize.title,
  [media.lg]: { fontSize: fontSize.display },
  [media.xxl]: { fontSize: fontSize.hero },
});
const clock = css({
  gridColumn: 2,
  gridRow: '1 / 3',
  alignSelf: 'center',
  fontSize: fontSize.heading,
  fontWeight: 700,
  letterSpacing: '-0.01em',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  [media.lg]: { gridColumn: 1, gridRow: 'auto', alignSelf: 'end', fontSize: 32 },
  [media.xxl]: { fontSize: 44 },
  // Without JavaScript, and before it: the hour of the end has three times as many letters.
  '& > [data-until]': {
    fontSize: fontSize.note,
    [media.lg]: { fontSize: fontSize.body },
    [media.xxl]: { fontSize: fontSize.heading },
  },
});
const leadStyles = css({
  color: '#e2e2e2',
  fontSize: fontSize.small,
  [media.lg]: { fontSize: fontSize.body },
});
const more = css({
  display: 'none',
  alignItems: 'center',
  gap: 4,
  justifySelf: 'start',
  marginTop: 16,
  paddingBottom: 4,
  borderBottom: '1px solid currentColor',
  fontSize: fontSize.note,
  '&:focus-visible': { outlineColor: '#fff' },
  [media.lg]: { display: 'inline-flex' },
});
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '28px 2px',
  '--card-inset': '8px',
  [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 16, '--card-inset': '0px' },
});

/** Products that fill the row beside the clock. */
const fullCount = 4;

interface Props extends Heading {
  variant: 'clock' | 'lines';
  sale: NewMain['sections']['time_sale'];
  site: FamilySite;
  now: number;
}

/** Four products at a price that ends, beside the clock. */
export function TimeSaleSection({ sale, site, now, variant, title, lead }: Props) {
  const services = useServices();
  const titleId = useId();
  const shown = shownTimeSale(sale, now);
  if (!shown) return null;
  const renew = () => void services.queryClient.invalidateQueries({ queryKey: homeKey });
  const time = shown.isRunning ? (
    <Countdown endAt={shown.endAt} label={copy.timeSaleLeft} onEnd={renew} />
  ) : (
    copy.timeSaleSoon
  );
  const moreHref = listHref(site, '/goods/list', { [facets.promotion.parameter]: ['TIME'] });
  if (variant === 'lines' || shown.products.length < fullCount)
    return <SaleLines products={shown.products} time={time} moreHref={moreHref} title={title} lead={lead} />;
  return (
    <section css={pageFrame} aria-labelledby={titleId}>
      <div css={columns}>
        <div css={panel}>
          <h2 css={heading} id={titleId}>
            {title}
          </h2>
          <p css={leadStyles}>{lead}</p>
          <p css={clock}>{time}</p>
          <a css={more} href={moreHref}>
            {copy.timeSaleMore}
            <Icon name="chevron-right" size={16} />
          </a>
        </div>
        <ul css={grid}>
          {shown.products.map((product) => (
            <li key={product.product_id}>
              <WishCard product={product} sizes="(min-width: 1024px) 18vw, (min-width: 768px) 24vw, 50vw" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
