import { css } from '@emotion/react';
import type { ColorOption, ProductView } from '@mall/contracts/api/catalogue/product-view';
import { Button } from '@mall/ui/controls/button';
import { Picture } from '@mall/ui/picture';
import { fontSize, color as ink, media } from '@mall/ui/theme';
import { useId, useState } from 'react';
import { ColorLineUp } from './color-line-up.tsx';
import { copy } from './copy.ts';
import { FeelScales } from './feel-scales.tsx';

/** Px of a cloth's picture. */
const clothSize = 240;

const lead = css({
  display: 'grid',
  gap: 12,
  maxWidth: 760,
  margin: '0 auto',
  textAlign: 'center',
  lineHeight: 1.8,
  textWrap: 'pretty',
  '& p:first-of-type': { color: ink.ink, fontSize: fontSize.title, fontWeight: 600, lineHeight: 1.5 },
  [media.lg]: { fontSize: fontSize.lead, '& p:first-of-type': { fontSize: fontSize.heading } },
});
const blocks = css({
  display: 'grid',
  gap: 32,
  marginTop: 40,
  padding: '28px 20px',
  background: ink.wash,
  [media.lg]: {
    gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr)',
    gap: 64,
    marginTop: 56,
    padding: '40px 56px',
  },
});
const material = css({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: 20,
  alignItems: 'center',
});
const cloth = css({ '& img': { width: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: '50%' } });
const title = css({ marginBottom: 10, color: ink.quiet, fontSize: fontSize.note, fontWeight: 600 });
const said = css({
  color: ink.ink,
  fontSize: fontSize.lead,
  lineHeight: 1.6,
  [media.lg]: { fontSize: fontSize.title },
});
const pictures = css({ display: 'grid', gap: 4, maxWidth: 900, margin: '40px auto 0' });
const folded = css({
  position: 'relative',
  maxHeight: 260,
  overflow: 'hidden',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: 140,
    background: `linear-gradient(transparent, ${ink.ground})`,
  },
  [media.lg]: { maxHeight: 380 },
});
const toggle = css({ maxWidth: 400, margin: '16px auto 0' });

interface Props {
  product: ProductView;
  /** The colour that is chosen, which the gallery shows. */
  color: ColorOption | undefined;
}

/** The 상세정보 tab: what the product is like, in words and in pictures that the gallery does not show. */
export function Detail({ product, color }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const attributeOf = (names: readonly string[]) =>
    product.attributes.find(({ name }) => names.includes(name))?.value;
  const blend = attributeOf(copy.materialNames);
  const care = attributeOf(copy.careNames);
  const inGallery = new Set(product.options.colors.flatMap(({ images }) => images.map(({ path }) => path)));
  const own = product.detail_images.filter(({ path }) => !inGallery.has(path));
  const others = product.options.colors.filter(({ color_id }) => color_id !== color?.color_id);
  const isLong = others.length > 0 || own.length > 0;
  return (
    <>
      <div css={lead}>
        {product.description.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div css={blocks}>
        <div css={color && material}>
          {color && (
            <div css={cloth}>
              <Picture
                picture={{
                  path: color.color_chip,
                  alt: copy.cloth(color.name),
                  width: clothSize,
                  height: clothSize,
                }}
                sizes="104px"
              />
            </div>
          )}
          {blend && <Fact name={copy.material} value={blend} />}
        </div>
        <FeelScales attributes={product.attributes} />
        {care && <Fact name={copy.care} value={care} />}
      </div>
      {isLong && (
        <>
          <div id={id} css={!isOpen && folded} inert={!isOpen}>
            <div css={pictures}>
              {own.map((picture) => (
                <Picture key={picture.path} picture={picture} sizes="(min-width: 1024px) 900px, 100vw" />
              ))}
            </div>
            <ColorLineUp productId={product.product_id} colors={others} />
          </div>
          <div css={toggle}>
            <Button
              variant="secondary"
              full
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? copy.foldDetail : copy.unfoldDetail}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <h3 css={title}>{name}</h3>
      <p css={said}>{value}</p>
    </div>
  );
}
