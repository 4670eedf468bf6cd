import * as z from 'zod/mini';

/** Widths in px: those of spec 9, and smaller ones for cards and thumbnails. */
export const widths = [96, 160, 240, 320, 480, 640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** Shoppers' photos; they have no versions, and may be taken away. */
export const isPhoto = (picture: string) => picture.startsWith('reviews/');

const variantSchema = z
  .object({
    path: z.string().check(z.regex(/^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*\.webp$/)),
    v: z.optional(z.string().check(z.regex(/^[0-9a-z]{1,16}$/))),
    w: z.coerce.number().check(z.refine((width) => widths.some((known) => known === width))),
  })
  .check(z.refine(({ path: picture, v }) => !isPhoto(picture) || v === undefined));

/** One size of a picture of the media store. */
export type Variant = z.infer<typeof variantSchema>;

/** The one way to write the address of a size. */
export const addressOf = ({ w, path: picture, v }: Variant): string =>
  `/_img/${w}/media/${picture}${v ? `?v=${v}` : ''}`;

const pattern = /^\/_img\/(\d{1,4})\/media\/([^?]{1,300})(?:\?v=([0-9a-z]{1,16}))?$/;

/** The size that an address names; null unless it is written exactly so: each other spelling would be a copy. */
export function variantOf(url: string): Variant | null {
  const [, w, picture, v] = pattern.exec(url) ?? [];
  const { data } = z.safeParse(variantSchema, { path: picture, w, ...(v ? { v } : {}) });
  return data && addressOf(data) === url ? data : null;
}

/** The least width that shows all of a picture which is `originalWidth` px wide; null when there is none. */
export const widestUseful = (originalWidth: number): number | null =>
  widths.find((width) => width >= originalWidth) ?? null;
