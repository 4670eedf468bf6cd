import { imageUrl } from '@mall/ui/image-url';
import { copy } from './copy.ts';

interface Step {
  name: string;
  path: string;
}

/** schema.org data of a page: what it is, and where it stands in the shop. */
export function jsonLdOf(origin: string, trail: readonly Step[], ...things: Record<string, unknown>[]) {
  const steps = [{ name: copy.home, path: '/' }, ...trail];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...things,
      {
        '@type': 'BreadcrumbList',
        itemListElement: steps.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: `${origin}${path}`,
        })),
      },
    ],
  };
}

/** Address of a picture for those who read schema.org data. */
export const pictureLd = (origin: string, picture: { path: string }) =>
  `${origin}${imageUrl(picture.path, 1080)}`;

/** A list of pages, by address. */
export const itemListLd = (origin: string, paths: readonly string[]) => ({
  '@type': 'ItemList',
  itemListElement: paths.map((path, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: `${origin}${path}`,
  })),
});
