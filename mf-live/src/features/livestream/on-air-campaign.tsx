import { css } from '@emotion/react';
import type { Campaign } from '@mall/contracts/api/catalogue/live';
import { formatTime } from '@mall/contracts/domain/korean-time';
import { Picture } from '@mall/ui/picture';
import { ProductRow } from '@mall/ui/product/product-row';
import { color, fontFamily, fontSize, media } from '@mall/ui/theme';
import { copy } from './copy.ts';
import { OnAirMark } from './on-air-mark.tsx';

const panel = css({
  display: 'grid',
  background: color.wash,
  [media.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
});
const cover = css({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '1 / 1',
  // Posters keep their lower part free.
  '& img': { height: '100%', objectFit: 'cover', objectPosition: 'center 12%' },
  '&:focus-visible': { outlineOffset: -4 },
  [media.md]: { aspectRatio: '4 / 3' },
  [media.lg]: { aspectRatio: 'auto', minHeight: 560, '& img': { position: 'absolute', inset: 0 } },
});
const mark = css({ position: 'absolute', top: 16, left: 16 });
const words = css({
  display: 'grid',
  alignContent: 'center',
  gap: 20,
  padding: '24px 16px 28px',
  [media.lg]: { gap: 28, padding: '48px 56px' },
});
const title = css({
  fontFamily: fontFamily.display,
  fontSize: fontSize.heading,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  [media.lg]: { fontSize: fontSize.hero },
});
const meta = css({ marginTop: 8, color: color.quiet, fontSize: fontSize.body });
const products = css({
  display: 'grid',
  gap: 12,
  [media.xl]: { gridTemplateColumns: '1fr 1fr', gap: '16px 24px' },
});
const shownProducts = 4;

/** The stream on air, with what is sold in it. It leads to its first product until streams have a page. */
export function OnAirCampaign({ campaign }: { campaign: Campaign }) {
  const [first] = campaign.products;
  const picture = (
    <>
      <Picture picture={campaign.poster} sizes="(min-width: 1024px) 45vw, 100vw" priority />
      <span css={mark}>
        <OnAirMark />
      </span>
    </>
  );
  return (
    <section css={panel} aria-label={copy.now}>
      {first ? (
        <a css={cover} href={`/goods/view/${first.product_id}`}>
          {picture}
        </a>
      ) : (
        <div css={cover}>{picture}</div>
      )}
      <div css={words}>
        <div>
          <h2 css={title}>{campaign.title}</h2>
          <p css={meta}>
            {campaign.host} · {copy.until(formatTime(campaign.end_at))}
          </p>
        </div>
        <ul css={products} aria-label={copy.onAirProducts}>
          {campaign.products.slice(0, shownProducts).map((product) => (
            <li key={product.product_id}>
              <ProductRow product={product} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
