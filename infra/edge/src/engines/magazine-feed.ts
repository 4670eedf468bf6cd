import type { MagazineSummary } from '@mall/contracts/api/content/magazines';
import { defaultFamilySite } from '@mall/contracts/domain/family-site';
import { copy } from './copy.ts';
import { escapeXml } from './escape-xml.ts';

/** Newest articles in the feed. */
export const feedLength = 50;

/** The magazine as RSS 2.0, newest first. */
export function magazineFeed(origin: string, articles: readonly MagazineSummary[]): string {
  const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
  const items = articles.map(({ magazine_id, title, subtitle, created_at }) => {
    const link = `${origin}/board/magazine/${magazine_id}`;
    return [
      '<item>',
      element('title', title),
      element('link', link),
      element('guid', link),
      element('description', subtitle),
      element('pubDate', new Date(created_at).toUTCString()),
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', copy.feedTitle(defaultFamilySite.nameKo)),
    element('link', `${origin}/board/magazine`),
    element('description', copy.feedDescription(defaultFamilySite.nameKo)),
    element('language', 'ko'),
    `<atom:link href="${escapeXml(`${origin}/rss/magazine.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}
