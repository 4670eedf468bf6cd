import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config.ts';

/** Names of this machine that browsers take `Secure` cookies from over http, too. */
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether a browser that asks for this takes `Secure` cookies: over https, and on the machine itself. */
export function takesSecureCookies(request: FastifyRequest, publicOrigin: string): boolean {
  return publicOrigin.startsWith('https:') || loopback.test(request.hostname);
}

/** An address that no outsider can point here, unlike a name of their own domain. */
function isNear(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname.endsWith('.local') || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  );
}

/**
 * Whether a page of this origin is one of ours. Without PUBLIC_ORIGIN the page's own address counts, as long as it is
 * one of this machine or its network: a phone opens the shop by the machine's number.
 */
export function isOwnOrigin(
  origin: string,
  request: FastifyRequest,
  { publicOrigin, isOriginSet }: Pick<EdgeConfig, 'publicOrigin' | 'isOriginSet'>,
): boolean {
  if (origin === publicOrigin) return true;
  return !isOriginSet && origin === `http://${request.host}` && isNear(request.hostname);
}

/** The origin that a page was asked at, as its policy names it: our own, or this machine's where that counts as ours. */
export function pageOriginOf(
  request: FastifyRequest,
  config: Pick<EdgeConfig, 'publicOrigin' | 'isOriginSet'>,
): string {
  const asked = `http://${request.host}`;
  return isOwnOrigin(asked, request, config) ? asked : config.publicOrigin;
}
