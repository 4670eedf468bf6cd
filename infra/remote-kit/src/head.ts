/** What a page says of itself to browsers, search engines and messengers. */
export interface Head {
  title: string;
  description: string;
  /** Path and allowed query of the one address of this content; defaults to the path. */
  canonical?: string;
  /** Paths of the pages before and after this one of a list. */
  previous?: string;
  next?: string;
  /** Path and title of the RSS feed of what the page lists or belongs to. */
  feed?: { path: string; title: string };
  /** Path of the picture for Open Graph, through the image service. */
  image?: string;
  /** Pictures made for messengers, in place of `image`, with their measures in px; the best one first. */
  sharePictures?: readonly { path: string; width: number; height: number }[];
  /** Picture that will be the largest one in view, preloaded. */
  preloadImage?: { srcSet: string; sizes: string };
  /** schema.org data. */
  jsonLd?: Record<string, unknown>;
  /** HTTP status of the page; 200 by default. */
  status?: 200 | 404;
  /** The page shows what is known of it already; the rest is on its way. */
  isPreview?: boolean;
  /** Keeps the page out of search results, for instance a personal one. */
  isNoIndex?: boolean;
}
