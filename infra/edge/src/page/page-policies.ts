import type { FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config.ts';
import { type SecurityHeaders, securityHeaders } from '../policy/security-headers.ts';
import { trustZoneOf } from '../policy/trust-zone.ts';
import type { ActiveRelease } from '../release/active-release.ts';
import { pageOriginOf } from '../session/own-origin.ts';
import type { Composition } from './composition.ts';

/**
 * Makes the choice of a page's security headers. Pages lead to one another without a load, so that every page but an
 * isolated one needs what any of them needs: they share one policy.
 */
export function createPagePolicies(config: EdgeConfig) {
  const { identityWindow, clipOrigins, publicOrigin } = config;
  const open = { zone: null, identityWindow, clipOrigins, pageOrigin: publicOrigin };
  const openHeaders = securityHeaders({ ...open, developmentOrigins: [] });

  return (
    request: FastifyRequest,
    { release, development }: Composition,
    found: ReturnType<ActiveRelease['match']>,
  ): SecurityHeaders => {
    const developmentOrigins = (development?.parts ?? []).map(({ origin }) => origin);
    if (found?.route.isIsolated)
      return securityHeaders({
        zone: trustZoneOf(release, found.owner, config),
        identityWindow: null,
        clipOrigins: [],
        pageOrigin: pageOriginOf(request, config),
        developmentOrigins,
      });
    return development ? securityHeaders({ ...open, developmentOrigins }) : openHeaders;
  };
}
