import { css } from '@emotion/react';
import { familySiteOf } from '@mall/contracts/domain/family-site';
import { Button } from '@mall/ui/controls/button';
import { Picture } from '@mall/ui/picture';
import { fontFamily, fontSize, media } from '@mall/ui/theme';
import { bleed } from '../../shared/board-frame.ts';
import type { Brand } from './brand-view.ts';
import { BrandWish } from './brand-wish.tsx';
import { copy } from './copy.ts';

const base = css({ display: 'grid', gap: 24, marginTop: 20, marginBottom: 48, [media.lg]: { gap: 32 } });
const pictures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 2,
  [media.md]: { gap: 12 },
});
const text = css({
  maxWidth: 720,
  fontFamily: fontFamily.display,
  fontSize: fontSize.title,
  lineHeight: 1.6,
  textWrap: 'balance',
  [media.lg]: { fontSize: fontSize.heading },
});
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** What a brand says of itself, with its best sellers and the ways to its goods. */
export function BrandIntroduction({ brand }: { brand: Brand }) {
  const site = familySiteOf(brand.family_site);
  const goods = `/goods/list/brand/${brand.brand_id}${site.id === 1 ? '' : `?family_site=${site.code}`}`;
  return (
    <div css={base}>
      <p css={text}>{brand.introduction}</p>
      <div css={actions}>
        <Button href={goods}>{copy.goods}</Button>
        <BrandWish brandId={brand.brand_id} name={brand.name} />
        {site.id !== 1 && (
          <Button variant="secondary" href={`${site.home}?family_site=${site.code}`}>
            {copy.home}
          </Button>
        )}
      </div>
      {brand.images.length > 0 && (
        <div css={[pictures, bleed]}>
          {brand.images.map((picture) => (
            <Picture
              key={picture.path}
              picture={picture}
              aspect="3 / 4"
              sizes="(min-width: 1024px) 490px, 33vw"
              priority
            />
          ))}
        </div>
      )}
    </div>
  );
}
