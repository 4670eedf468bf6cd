import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config.ts';
import { cookieName, hiddenCookie, readCookies } from '../session/cookies.ts';
import type { ActiveRelease } from './active-release.ts';
import { copy } from './copy.ts';
import type { Releases } from './releases.ts';

const releaseCookie = 'mall-release';
/** Holds the word of a preview link: its signature and its end are looked at with every page. */
const previewCookie = 'mall-preview';
const previewParameter = 'release';

/** The release that a browser's session is on, as it says itself. */
export const pinnedRelease = (request: FastifyRequest, publicOrigin: string): string | null =>
  readCookies(request.headers.cookie).get(cookieName(releaseCookie, publicOrigin)) ?? null;

/** The release that a browser is shown by a preview link; null for all others. */
export async function previewedRelease(
  request: Pick<FastifyRequest, 'headers'>,
  releases: Releases,
  publicOrigin: string,
): Promise<ActiveRelease | null> {
  const word = readCookies(request.headers.cookie).get(cookieName(previewCookie, publicOrigin));
  return word ? releases.previews.of(word) : null;
}

/** Makes the choice of a release for requests for pages. Answers by itself, with null, where a preview link was followed. */
export function createReleaseChoice(releases: Releases, { publicOrigin }: EdgeConfig) {
  const nameOf = (cookie: string) => cookieName(cookie, publicOrigin);
  const keep = (reply: FastifyReply, cookie: string, value: string) =>
    reply.header('set-cookie', hiddenCookie(cookie, value, publicOrigin));
  const drop = (reply: FastifyReply, cookie: string) =>
    reply.header('set-cookie', `${hiddenCookie(cookie, '', publicOrigin)}; Max-Age=0`);

  /** The page without the word, which is in the cookie from now on, or is not good for anything. */
  async function openPreview(reply: FastifyReply, url: URL, word: string): Promise<null> {
    url.searchParams.delete(previewParameter);
    reply.header('cache-control', 'no-store');
    const isOff = word === 'off';
    if (!isOff && !(await releases.previews.of(word))) {
      await reply.status(403).type('text/html; charset=utf-8').send(endedPage);
      return null;
    }
    if (isOff) drop(reply, previewCookie);
    else keep(reply, previewCookie, word);
    // `/.//host` would be a path that begins with two slashes: another host.
    await reply.redirect(`/${url.pathname.replace(/^\/+/, '')}${url.search}`, 302);
    return null;
  }

  return async (request: FastifyRequest, reply: FastifyReply, url: URL): Promise<ActiveRelease | null> => {
    const word = url.searchParams.get(previewParameter);
    if (word) return openPreview(reply, url, word);

    const cookies = readCookies(request.headers.cookie);
    const shown = await previewedRelease(request, releases, publicOrigin);
    if (shown) return shown;
    if (cookies.has(nameOf(previewCookie))) drop(reply, previewCookie);

    // A visitor stays on one release through a session, as long as this edge has it.
    const wanted = cookies.get(nameOf(releaseCookie));
    const pinned = wanted ? releases.get(wanted) : null;
    if (pinned) return pinned;
    const chosen = releases.forNewVisitor(request.headers['user-agent']);
    if (chosen) keep(reply, releaseCookie, chosen.id);
    return chosen;
  };
}

const endedPage = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${copy.title}</title></head><body><h1>${copy.title}</h1><p>${copy.words}</p><p><a href="/">${copy.shop}</a></p></body></html>`;
