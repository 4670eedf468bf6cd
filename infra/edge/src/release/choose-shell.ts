import type { FastifyRequest } from 'fastify';
import { cookieName, readCookies } from '../session/cookies.ts';
import type { ActiveRelease } from './active-release.ts';

/** Names the version of a shell that did not start in this browser; pages write it (docs/loose-contracts.md). */
const failedShellName = 'mall-shell-failed';

/** The session cookie that a page sets when its shell does not start. */
export const failedShellCookie = (version: string, publicOrigin: string): string =>
  `${cookieName(failedShellName, publicOrigin)}=${version}; Path=/; SameSite=Lax${new URL(publicOrigin).protocol === 'https:' ? '; Secure' : ''}`;

/**
 * The release with the shell before, where its own did not start in this browser (docs/decisions/0227). Another version,
 * of a later release, is tried again.
 */
export function withStartingShell(
  request: Pick<FastifyRequest, 'headers'>,
  release: ActiveRelease,
  publicOrigin: string,
): ActiveRelease {
  const { shell, previousShell } = release;
  if (!previousShell) return release;
  const failed = readCookies(request.headers.cookie).get(cookieName(failedShellName, publicOrigin));
  return failed === shell.version ? { ...release, shell: previousShell, previousShell: null } : release;
}
