import {
  adviseSize as adviseEndpoint,
  deleteSizeProfile as deleteEndpoint,
  readSizeProfile as readEndpoint,
  saveSizeProfile as saveEndpoint,
} from '@mall/contracts/api/community/size-advice';
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { memberOf } from '../../platform/http/caller.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { adviseSize } from './advise-size.ts';
import { deleteSizeProfile, readSizeProfile, saveSizeProfile } from './size-profile.ts';

interface Deps {
  db: Db;
  clock: Clock;
}

/** Size profiles, and proposed sizes of a product. */
export const sizeRoutes: FastifyPluginAsync<Deps> = async (app, { db, clock }) => {
  registerEndpoint(app, readEndpoint, async ({ caller }) => ({
    profile: await readSizeProfile(db, memberOf(caller).memberId),
  }));
  registerEndpoint(app, saveEndpoint, async ({ body, caller }) => {
    await saveSizeProfile(db, memberOf(caller).memberId, body, clock());
    return {};
  });
  registerEndpoint(app, deleteEndpoint, async ({ caller }) => {
    await deleteSizeProfile(db, memberOf(caller).memberId);
    return {};
  });
  registerEndpoint(app, adviseEndpoint, async ({ body, caller }) => ({
    rows: await adviseSize(db, caller.member?.memberId ?? null, body),
  }));
};
