import {
  type listSiteMaps,
  type SiteMapPart,
  siteMapParts,
  type viewSiteMap,
} from '@mall/contracts/api/content/site-map';
import type { EndpointData } from '@mall/contracts/endpoint';
import { escapeXml } from './escape-xml.ts';

type Files = EndpointData<typeof listSiteMaps>['rows'];
type Addresses = EndpointData<typeof viewSiteMap>['rows'];

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const pattern = new RegExp(`^/sitemaps/(${siteMapParts.join('|')})-([1-9]\\d{0,2})\\.xml$`);

/** One file of the site map. */
export interface SiteMapFile {
  part: SiteMapPart;
  page: number;
}

const fileAddress = ({ part, page }: SiteMapFile) => `/sitemaps/${part}-${page}.xml`;

/** The file that an address names; null for every other address. */
export function fileOf(pathname: string): SiteMapFile | null {
  const [, name, page] = pattern.exec(pathname) ?? [];
  const part = siteMapParts.find((known) => known === name);
  return part ? { part, page: Number(page) } : null;
}

const entry = (tag: string, address: string, modified: string | null) =>
  `<${tag}><loc>${escapeXml(address)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</${tag}>`;

/** The index of all files. */
export const siteMapIndex = (origin: string, files: Files): string =>
  `${declaration}\n<sitemapindex ${space}>\n${files
    .map((file) => entry('sitemap', `${origin}${fileAddress(file)}`, file.last_modified))
    .join('\n')}\n</sitemapindex>\n`;

/** One file: addresses with the time of their latest change. */
export const siteMap = (origin: string, addresses: Addresses): string =>
  `${declaration}\n<urlset ${space}>\n${addresses
    .map(({ path, last_modified }) => entry('url', `${origin}${path}`, last_modified))
    .join('\n')}\n</urlset>\n`;
