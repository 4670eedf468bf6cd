import { css, type SerializedStyles } from '@emotion/react';
import type { Picture as PictureData } from '@mall/contracts/api/catalogue/products';
import { imageSrcSet, imageUrl } from './image-url.tsx';
import { color } from './theme.ts';

/** A page may give all its pictures one manner. */
const manner = {
  border: 'var(--picture-border, 0)',
  borderRadius: 'var(--picture-radius, 0)',
  mixBlendMode: 'var(--picture-blend, normal)' as 'normal',
};
const base = css({ width: '100%', background: color.wash, color: color.quiet, fontSize: 12, ...manner });
const cropped = (aspectRatio: string): SerializedStyles =>
  css(base, { height: '100%', objectFit: 'cover', aspectRatio });
const aspects = {
  '3 / 4': cropped('3 / 4'),
  '4 / 5': cropped('4 / 5'),
  '1 / 1': cropped('1 / 1'),
  '4 / 3': cropped('4 / 3'),
  '16 / 9': cropped('16 / 9'),
  '2 / 1': cropped('2 / 1'),
};
type Aspect = keyof typeof aspects;

export interface PictureProps {
  picture: PictureData;
  /** The `sizes` attribute: how wide the picture is laid out. */
  sizes: string;
  /** For pictures seen at once: loads eagerly and first. */
  priority?: boolean | undefined;
  /** Crops to this form; without it the picture keeps its own. */
  aspect?: Aspect | undefined;
  /** Replaces the picture's own text; an empty one makes it decoration. */
  alt?: string | undefined;
}

/** A picture of the media store, through the image service in the widths the layout needs. */
export function Picture({ picture, sizes, priority, aspect, alt = picture.alt }: PictureProps) {
  return (
    <img
      css={aspect ? aspects[aspect] : base}
      src={imageUrl(picture.path, 750)}
      srcSet={imageSrcSet(picture.path, picture.width, sizes)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      {...(priority
        ? { loading: 'eager' as const, fetchPriority: 'high' as const }
        : { loading: 'lazy' as const, decoding: 'async' as const })}
    />
  );
}
