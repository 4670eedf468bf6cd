import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config.ts';
import type { ActiveRelease } from '../release/active-release.ts';
import { cookieName, hiddenCookie, readCookies } from '../session/cookies.ts';

/** One remote shown from a development server, in one browser. */
interface Override {
  remote: string;
  origin: string;
}

export interface Composition {
  release: ActiveRelease;
  override: Override | null;
}

const overrideCookie = 'mall-override';
const pattern = /^(mf-[a-z0-9-]+)@(http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5})$/;

function parseOverride(value: string | null | undefined): Override | null {
  const [, remote, origin] = pattern.exec(value ?? '') ?? [];
  return remote && origin ? { remote, origin } : null;
}

/**
 * The composition that this browser sees: its release, with one remote replaced when `?override=mf-catalog@http://
 * localhost:3101` said so earlier in the session. `?override=` with nothing ends it. Development only.
 */
export function composeFor(
  request: FastifyRequest,
  reply: FastifyReply,
  url: URL,
  release: ActiveRelease,
  config: EdgeConfig,
): Composition {
  if (!config.isOverrideAllowed) return { release, override: null };
  const asked = url.searchParams.get('override');
  if (asked !== null)
    reply.header('set-cookie', hiddenCookie(overrideCookie, encodeURIComponent(asked), config.publicOrigin));
  const override = parseOverride(
    asked ?? readCookies(request.headers.cookie).get(cookieName(overrideCookie, config.publicOrigin)),
  );
  const known = override && release.client.remotes[override.remote];
  if (!override || !known) return { release, override: null };
  const development = { version: 'development', entry: `${override.origin}/remoteEntry.js` };
  const clientRemotes = {
    ...release.client.remotes,
    [override.remote]: { ...known, candidates: [development] },
  };
  // The server neither renders nor preloads the version that was replaced.
  const { [override.remote]: _replaced, ...remotes } = release.remotes;
  return {
    override,
    release: { ...release, remotes, client: { ...release.client, remotes: clientRemotes } },
  };
}
