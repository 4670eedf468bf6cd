import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { createEdgeApp } from '../app.ts';
import { createBudgets } from '../budgets/budgets.ts';
import { readConfig } from '../config.ts';
import type { BodyPace } from '../gateway/body-in-time.ts';
import type { PageServer } from '../page/page-server.ts';
import { ArtifactCache } from '../release/artifact-cache.ts';
import { Releases } from '../release/releases.ts';
import { KnownLogins } from '../session/known-logins.ts';

export const session = '3f0c6a52-7f0a-4c5e-9d1b-0a6c5b7d9e11';
export const loggedIn = 'a=1; __Host-session=token-of-7; login_member=7';

/** An edge in front of an API, without pages or releases. */
export function edgeOn(
  apiOrigin: string,
  environment: Record<string, string> = {},
  uploadPace?: BodyPace,
  logins = new KnownLogins(),
): FastifyInstance {
  const config = readConfig({
    API_ORIGIN: apiOrigin,
    DATA_DIR: path.join(tmpdir(), 'edge-gateway'),
    ...environment,
  });
  const log = pino({ level: 'silent' });
  const artifacts = new ArtifactCache(path.join(config.dataFolder, 'artifacts'), config.registryOrigin);
  const releases = new Releases({
    registryOrigin: config.registryOrigin,
    publicKeyFile: config.publicKeyFile,
    folder: config.dataFolder,
    artifacts,
    log,
  });
  // No page is asked for here.
  const pages = { serve: () => Promise.reject(new Error('no pages')) } as unknown as PageServer;
  const budgets = createBudgets({ redisUrl: undefined, factor: config.budgetFactor, log });
  return createEdgeApp({
    config,
    artifacts,
    releases,
    log,
    pages,
    logins,
    budgets,
    ...(uploadPace ? { uploadPace } : {}),
  });
}

/** A change as a page of ours sends it. */
export const change = (url: string, headers: Record<string, string> = {}): InjectOptions => ({
  method: 'POST',
  url,
  headers: { 'client-session-id': session, origin: 'http://localhost:3000', ...headers },
  payload: { user_id: 'shopper01' },
});
