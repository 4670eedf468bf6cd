import { css } from '@emotion/react';
import type { Picture as PictureData } from '@mall/contracts/api/catalogue/product-card';
import { useServices } from '@mall/remote-kit/services';
import { Picture } from '@mall/ui/picture';
import { media } from '@mall/ui/theme';

/** In the column of an article, and in the width of a plan. */
export const heroSizes = '(min-width: 1024px) 1080px, 100vw';
export const wideHeroSizes = '100vw';

const frame = css({
  marginInline: -16,
  overflow: 'hidden',
  [media.md]: { marginInline: 0 },
  '& img': { width: '100%', height: 'auto', objectFit: 'cover', aspectRatio: '1 / 1' },
});
const wide = css({ '& img': { aspectRatio: '12 / 5', maxHeight: 600 } });

interface Props {
  pc: PictureData;
  /** Of a phone; the wide one is cropped without it. */
  mobile?: PictureData | undefined;
  sizes?: string;
}

/** The first picture of an article: from edge to edge on phones, in the page's width on PC. */
export function HeroPicture({ pc, mobile, sizes = heroSizes }: Props) {
  const { isMobileLayout } = useServices().device;
  return (
    <div css={[frame, !isMobileLayout && wide]}>
      <Picture picture={isMobileLayout ? (mobile ?? pc) : pc} sizes={sizes} alt="" priority />
    </div>
  );
}
