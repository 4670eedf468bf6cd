import type { ArtifactRoute } from '@mall/contracts/platform/artifact';
import type { PageState } from '@mall/contracts/platform/page-state';
import type { Head } from '@mall/remote-kit/head';
import { escapeHtml, scriptJson } from '../html/escape-html.ts';
import { clientReleaseFor, type TrustZone } from '../policy/trust-zone.ts';
import { type ActiveRelease, assetPath } from '../release/active-release.ts';
import type { RenderResult } from '../render/render-job.ts';
import { type PageText, placeholders } from './body/page-body.ts';
import { copy } from './copy.ts';
import { earlyBackText } from './inline-scripts/early-back.ts';
import { replayQueueText } from './inline-scripts/replay-queue.ts';
import { startScriptsText } from './inline-scripts/start-scripts.ts';
import { trustedTypesText } from './inline-scripts/trusted-types.ts';
import { watchShellText } from './inline-scripts/watch-shell.ts';
import { developmentHtml, type PageDevelopment } from './page-development.ts';
import type { PageRequest } from './page-request.ts';
import { pageScripts } from './page-scripts.ts';

export interface DocumentParts {
  request: PageRequest;
  release: ActiveRelease;
  owner: string | null;
  route: ArtifactRoute | null;
  rendered: RenderResult;
  /** Whether members of a grade share it: which member it is for is put in with each response. */
  isOfGrade: boolean;
  publicOrigin: string;
  isZoomAllowed: boolean;
  /** What may run on a page that takes payments; null on every other. */
  zone: TrustZone | null;
  /** What a page with parts from development servers hands the browser; null on every other. */
  development: PageDevelopment | null;
}

const nonce = `nonce="${placeholders.nonce}"`;
const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
const openGraphWidth = 1200;

const defaultHead = {
  title: copy.notFound,
  description: copy.notFoundDescription,
  status: 404 as const,
};

/** Puts a rendered page into a document, with placeholders where the nonces belong. */
export function renderDocument(parts: DocumentParts): PageText {
  const { request, rendered, owner, route, zone, development } = parts;
  const release =
    zone && owner !== null
      ? scriptJson(clientReleaseFor(parts.release.client, owner))
      : releaseJson(parts.release.client);
  const state: Omit<PageState, 'release' | 'queries' | 'memberId'> = {
    device: request.device,
    site: request.site.code,
    owner,
    isRendered: rendered.content.length > 0,
  };
  return [
    `<!doctype html><html lang="ko" data-device="${request.device.class}"><head>${headOf(parts)}</head><body data-layout="${route?.layout ?? 'default'}"><header id="shell-header" data-boundary="shell">`,
    rendered.header,
    '</header><main id="content" tabindex="-1">',
    ...contentOf(parts),
    `</main>${development ? developmentHtml(development) : ''}<div id="shell-footer" data-boundary="shell">`,
    rendered.footer,
    `</div><div id="shell-busy"></div><div id="shell-dialogs"></div><script type="application/json" id="page-state">{"release":${release},${scriptJson(state).slice(1, -1)},"memberId":${parts.isOfGrade ? placeholders.memberId : scriptJson(rendered.memberId)},"queries":`,
    rendered.queries,
    `}</script><script ${nonce}>${startText(parts)}</script></body></html>`,
  ];
}

/** Releases as JSON: the same one stands in each of its pages. */
const releaseTexts = new WeakMap<ActiveRelease['client'], string>();

function releaseJson(release: ActiveRelease['client']): string {
  const text = releaseTexts.get(release) ?? scriptJson(release);
  releaseTexts.set(release, text);
  return text;
}

/** The one script inside a page: which others may come, presses and Back until they have, and their start. */
function startText({
  release,
  owner,
  route,
  rendered,
  zone,
  publicOrigin,
  development,
}: Pick<DocumentParts, 'release' | 'owner' | 'route' | 'zone' | 'publicOrigin' | 'development'> & {
  rendered: Pick<RenderResult, 'fragments'>;
}): string {
  const servers = development?.servers ?? [];
  const scripts = pageScripts(release, owner, route?.id ?? null, rendered.fragments, servers);
  const places = zone ? [...zone.folders, ...zone.scripts] : ['/_assets/'];
  const developed = servers.map(({ origin }) => `${origin}/`);
  return `${trustedTypesText([...places, ...developed])}${replayQueueText}${earlyBackText}${watchShellText(release, publicOrigin)}${startScriptsText(scripts)}`;
}

function contentOf({ owner, rendered: { content } }: DocumentParts): PageText {
  if (owner === null) return [notFound];
  const shown = content.length > 0 ? content : skeletonHtml;
  return [`<div id="slot-${owner}" data-boundary="${owner}">`, shown, '</div>'];
}

/** A page that could not be rendered in time: the browser fills the slot. */
const skeletonHtml = `<div class="page-skeleton" aria-busy="true" aria-label="${copy.loading}"></div>`;

const notFound = `<div class="page-message"><h1>${copy.notFound}</h1><p>${copy.notFoundWords}</p><a href="/">${copy.home}</a></div>`;

function headOf({ request, release, owner, rendered, publicOrigin, isZoomAllowed }: DocumentParts): string {
  const head =
    rendered.head ??
    (owner === null
      ? defaultHead
      : { title: request.site.name, description: copy.store(request.site.nameKo) });
  const details = rendered.head;
  // Put together before it is parsed: a path that begins with two slashes would name another host.
  const canonical = new URL(`${publicOrigin}${details?.canonical ?? request.href.split('?')[0] ?? '/'}`).href;
  const { shell } = release;
  const title = `${head.title} | ${request.site.name}`;
  return [
    '<meta charset="utf-8">',
    meta(
      'name',
      'viewport',
      `width=device-width, initial-scale=1, viewport-fit=cover${isZoomAllowed ? '' : ', maximum-scale=1, user-scalable=no'}`,
    ),
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', head.description),
    ...(details?.isNoIndex || owner === null ? ['<meta name="robots" content="noindex">'] : []),
    // A page that is not there has no address of its own.
    ...(owner === null
      ? []
      : [`<link rel="canonical" href="${escapeHtml(canonical)}">`, meta('property', 'og:url', canonical)]),
    ...neighbourLinks(publicOrigin, details),
    ...feedLink(publicOrigin, details),
    meta('property', 'og:type', details?.jsonLd?.['@type'] === 'Product' ? 'product' : 'website'),
    meta('property', 'og:site_name', request.site.name),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:locale', 'ko_KR'),
    ...openGraphPictures(details, publicOrigin),
    meta('name', 'theme-color', '#ffffff'),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...(details?.preloadImage
      ? [
          `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${escapeHtml(details.preloadImage.srcSet)}" imagesizes="${escapeHtml(details.preloadImage.sizes)}">`,
        ]
      : []),
    `<style id="site-theme" ${nonce}>${rendered.css.theme}</style>`,
    `<style ${nonce}>${rendered.css.global}</style>`,
    ...rendered.styles.map(({ key, css }) => `<style data-emotion="${key}" ${nonce}>${css}</style>`),
    meta('name', 'font-stylesheet', assetPath(shell, 'fonts/pretendard.css')),
    `<noscript><link rel="stylesheet" href="${assetPath(shell, 'fonts/pretendard.css')}"></noscript>`,
    ...(details?.jsonLd ? [`<script type="application/ld+json">${scriptJson(details.jsonLd)}</script>`] : []),
  ].join('');
}

function openGraphPictures(head: Head | null | undefined, publicOrigin: string): string[] {
  if (head?.sharePictures)
    return head.sharePictures.flatMap(({ path, width, height }) => [
      meta('property', 'og:image', new URL(path, publicOrigin).href),
      meta('property', 'og:image:width', String(width)),
      meta('property', 'og:image:height', String(height)),
      meta('property', 'og:image:alt', head.title),
    ]);
  return head?.image
    ? [meta('property', 'og:image', new URL(`/_img/${openGraphWidth}${head.image}`, publicOrigin).href)]
    : [];
}

/** The pages before and after this one, for engines that walk a list. */
function neighbourLinks(publicOrigin: string, details: RenderResult['head'] | undefined): string[] {
  const link = (rel: string, path: string | undefined) =>
    path ? [`<link rel="${rel}" href="${escapeHtml(new URL(`${publicOrigin}${path}`).href)}">`] : [];
  return [...link('prev', details?.previous), ...link('next', details?.next)];
}

function feedLink(publicOrigin: string, details: RenderResult['head'] | undefined): string[] {
  if (!details?.feed) return [];
  const { path, title } = details.feed;
  const href = new URL(`${publicOrigin}${path}`).href;
  return [
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`,
  ];
}

/** HTTP status of a rendered page. */
export function statusOf(owner: string | null, rendered: RenderResult): number {
  return owner === null ? 404 : (rendered.head?.status ?? 200);
}
