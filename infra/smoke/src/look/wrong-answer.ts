import type { Release } from '@mall/contracts/platform/release';
import * as z from 'zod/mini';
import type { RouteToSee } from './sample-addresses.ts';

/** What the edge left in the page, as far as it shows what the server did. */
const stateSchema = z.object({
  owner: z.nullable(z.string()),
  isRendered: z.boolean(),
  release: z.object({
    id: z.string(),
    remotes: z.record(z.string(), z.object({ candidates: z.array(z.object({ version: z.string() })) })),
  }),
});
type ServerState = z.infer<typeof stateSchema>;

/** What is wrong with the server's answer to a route of this release. */
export function wrongAnswer(
  { status, html }: { status: number; html: string },
  { route, release }: { route: RouteToSee; release: Release },
): string[] {
  // Guests get 404 for what is not theirs.
  if (status !== 200 && !(route.isPersonal && status === 404)) return [`the server answers ${status}`];
  const state = stateIn(html);
  if (!state) return ['the server answers with a page that is none of the shop'];
  if (state.release.id !== release.id) return [`the server shows ${state.release.id}`];
  if (state.owner !== route.remote) return [`the server shows a page of ${state.owner ?? 'no remote'}`];
  // First: a remote that is switched off and has no version before is not rendered either.
  const replaced = replacedParts(html, state, { route, release });
  if (replaced.length > 0) return replaced;
  return state.isRendered ? [] : ['the server did not render it'];
}

/** Parts that this page has in their previous good version: it works, but says nothing of the release. */
function replacedParts(
  html: string,
  { release: shown }: ServerState,
  { route: { remote }, release }: { route: RouteToSee; release: Release },
): string[] {
  const wanted = release.remotes[remote]?.artifact.version;
  const version = shown.remotes[remote]?.candidates[0]?.version;
  const { version: shell } = release.shell.artifact;
  return [
    ...(version === wanted
      ? []
      : [`the server shows ${remote}@${version}, because renders of ${remote}@${wanted} failed`]),
    ...(html.includes(`/_assets/shell/${shell}/`)
      ? []
      : [`the server shows it with another shell, because shell@${shell} did not start`]),
  ];
}

function stateIn(html: string): ServerState | null {
  const [, json] = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html) ?? [];
  const parsed = z.safeParse(stateSchema, parseJson(json ?? ''));
  return parsed.success ? parsed.data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
