import * as z from 'zod/mini';
import { deviceSchema } from '../domain/device.ts';
import { familySiteCodeSchema } from '../domain/family-site.ts';
import { integritySchema, layoutNameSchema } from './artifact.ts';

const candidateSchema = z.object({
  version: z.string(),
  /** Absolute path of the remote entry. */
  entry: z.string(),
  integrity: z.optional(integritySchema),
});
/** A version of a remote that a browser may load. */
export type RemoteCandidate = z.infer<typeof candidateSchema>;

const clientRemoteSchema = z.object({
  /** The current version first, then the previous good one. */
  candidates: z.array(candidateSchema),
  routes: z.array(
    z.object({ id: z.string(), path: z.string(), layout: layoutNameSchema, isIsolated: z.boolean() }),
  ),
});

/** What the browser must know of a release: much less than the release itself. */
const clientReleaseSchema = z.object({
  id: z.string(),
  remotes: z.record(z.string(), clientRemoteSchema),
});
export type ClientRelease = z.infer<typeof clientReleaseSchema>;

/** The JSON that the edge leaves in a page for the shell to start from. */
export const pageStateSchema = z.object({
  release: clientReleaseSchema,
  device: deviceSchema,
  site: familySiteCodeSchema,
  /** Member whose page this is; null on an anonymous one. */
  memberId: z.nullable(z.int()),
  /** Remote that the page belongs to, and whether its HTML came from the server. */
  owner: z.nullable(z.string()),
  isRendered: z.boolean(),
  /** Dehydrated TanStack Query state. */
  queries: z.unknown(),
});
export type PageState = z.infer<typeof pageStateSchema>;
