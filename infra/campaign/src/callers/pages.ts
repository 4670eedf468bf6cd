import type { Answer } from './send.ts';

/** State of a page whose content was rendered. */
const rendered = '"isRendered":true';

/** A page that shows its content, and not a skeleton. */
export const isWhole = ({ status, text }: Answer): boolean => status === 200 && text.includes(rendered);

/** Products that a page links to. */
export const productsOf = ({ text }: Answer): number => new Set(text.match(/href="\/goods\/view\/\d+/g)).size;

/** What a page shows, for the words of a fall. */
export const describePage = (answer: Answer): string =>
  answer.status === 0
    ? `no answer: ${answer.text}`
    : `${answer.status}, ${isWhole(answer) ? 'whole' : 'a skeleton'}, ${productsOf(answer)} products, ${Math.round(answer.ms)} ms`;
