import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config.ts';
import type { DevelopmentBuilds, DevelopmentPart } from '../development/development-builds.ts';
import { parseOverrides } from '../development/overrides.ts';
import { type ActiveRelease, withRemotes } from '../release/active-release.ts';
import { cookieName, hiddenCookie, readCookies } from '../session/cookies.ts';

/** Parts of a page that come from development servers. */
interface DevelopmentParts {
  parts: readonly DevelopmentPart[];
  /** Overrides whose server does not answer: the release's part is shown, and this said. */
  notices: readonly string[];
}

export interface Composition {
  release: ActiveRelease;
  /** Null on every page but one of a browser with overrides, at an edge that takes them. */
  development: DevelopmentParts | null;
}

/** A part of the page that comes from a development server; undefined for one of the release. */
export const developedPart = ({ development }: Composition, name: string): DevelopmentPart | undefined =>
  development?.parts.find(({ part }) => part === name);

const overrideCookie = 'mall-override';

/**
 * The composition that this browser sees: its release, with the parts replaced or added that `?override=mf-catalog@http://
 * localhost:3101` named earlier in the session. `?override=` with nothing ends it. Development only.
 * @param builds null where no overrides are taken
 */
export async function composeFor(
  request: FastifyRequest,
  reply: FastifyReply,
  url: URL,
  release: ActiveRelease,
  { publicOrigin }: Pick<EdgeConfig, 'publicOrigin'>,
  builds: DevelopmentBuilds | null,
): Promise<Composition> {
  if (!builds) return { release, development: null };
  const asked = url.searchParams.get('override');
  if (asked !== null)
    reply.header('set-cookie', hiddenCookie(overrideCookie, encodeURIComponent(asked), publicOrigin));
  const remembered = readCookies(request.headers.cookie).get(cookieName(overrideCookie, publicOrigin));
  const overrides = parseOverrides(asked ?? remembered ?? '');
  if (overrides.length === 0) return { release, development: null };
  const notices: string[] = [];
  const found = await Promise.all(
    overrides.map((override) =>
      builds.of(override).catch((error: unknown) => {
        const { part, origin } = override;
        const reason = error instanceof Error ? error.message : String(error);
        notices.push(`${part}: no development server answers at ${origin} (${reason}), the release is shown`);
        return null;
      }),
    ),
  );
  const parts = found.filter((part) => part !== null);
  return { release: withDevelopment(release, parts), development: { parts, notices } };
}

const withDevelopment = (release: ActiveRelease, parts: readonly DevelopmentPart[]): ActiveRelease =>
  withRemotes(
    release,
    parts
      .filter(({ part }) => part !== 'shell')
      .map(({ part, origin, build }) => ({
        name: part,
        artifact: build?.artifact ?? null,
        candidate: {
          version: build?.artifact.version ?? 'development',
          entry: `${origin}/remoteEntry.js`,
        },
      })),
  );
