import type { Inline } from '@mall/contracts/api/content/rich-text';

type Mark = NonNullable<Inline['marks']>[number];

/** Elements that only change how letters look. */
export const marks: Readonly<Record<string, Mark>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
};
const words = (text: string) => new Set(text.split(' '));
/** Elements whose content is nothing to read. */
export const hidden: ReadonlySet<string> = words(
  'script style template iframe object svg math noscript head title form select textarea button',
);
/** Elements that end the line before and after them. */
export const breaking: ReadonlySet<string> = words(
  'p div section article header footer main figure figcaption br dl dt dd h1 h2 h3 h4 h5 h6 ul ol li blockquote table tr td th hr body html',
);
/** Elements without content. */
export const empty: ReadonlySet<string> = words('br hr img source products');
export const known: ReadonlySet<string> = new Set([
  ...breaking,
  ...empty,
  ...Object.keys(marks),
  ...words('a video span thead tbody tfoot small sup sub'),
]);
