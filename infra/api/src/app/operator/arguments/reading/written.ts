import { wholeNumber } from '@mall/command-line/values';
import { decodeText } from '../../import/decode-text.ts';
import { readGiven } from '../../read-given.ts';

export const textNote =
  'an HTML file: headings, paragraphs, lists, tables, quotes, links, <img src="/media/…" width height>, <video src>, <products ids="1,2" title="…">';

/** Ids as `1,2,3`. */
export const ids = (given: string): number[] => given.split(',').map((id) => wholeNumber(id.trim()));

interface Written {
  site?: string | undefined;
  title?: string | undefined;
  subtitle?: string | undefined;
  text?: string | undefined;
  products?: number[] | undefined;
  start?: string | undefined;
  end?: string | undefined;
}

/** What was given of a text that is published, as the API takes it. */
export async function writtenOf({ site, title, subtitle, text, products, start, end }: Written) {
  const given = {
    family_site: site,
    title,
    subtitle,
    html: text === undefined ? undefined : decodeText(await readGiven(text)),
    product_ids: products,
    start_at: start,
    end_at: end,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
