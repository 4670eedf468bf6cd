import { css } from '@emotion/react';
import type { Picture as PictureData } from '@mall/contracts/api/products';
import { imageSrcSet, imageUrl } from './image-url.tsx';
import { color } from './theme.ts';

const aspects = {
  '3 / 4': css({ aspectRatio: '3 / 4' }),
  '4 / 5': css({ aspectRatio: '4 / 5' }),
  '1 / 1': css({ aspectRatio: '1 / 1' }),
  '4 / 3': css({ aspectRatio: '4 / 3' }),
  '16 / 9': css({ aspectRatio: '16 / 9' }),
  '2 / 1': css({ aspectRatio: '2 / 1' }),
};
export type Aspect = keyof typeof aspects;

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

const base = css({ width: '100%', background: color.wash, color: color.quiet, fontSize: 12 });
const cropped = css({ height: '100%', objectFit: 'cover' });

/** A picture of the media store, through the image service in the widths the layout needs. */
export function Picture({ picture, sizes, priority, aspect, alt = picture.alt }: PictureProps) {
  return (
    <img
      css={[base, aspect && [cropped, aspects[aspect]]]}
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
