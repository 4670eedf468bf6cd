import fp from 'fastify-plugin';
import type { ApiConfig } from '../config.ts';
import { ping } from '../database/ping.ts';
import type { Db } from '../database/schema/schema.ts';
import { type Admission, createAdmission } from './admission.ts';
import { installErrorHandling } from './error-handler.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Parses every reply with the contract's schema before it leaves; on in tests. */
    checkReplies: boolean;
    /** Who may work at once: calls that only need the database, that wait for the payment provider, that hash passwords, that decode files. */
    admissions: Record<'shop' | 'payment' | 'password' | 'upload', Admission>;
  }
}

interface Deps {
  db: Db;
  config: Pick<ApiConfig, 'QUEUE_WAIT_MS'>;
  checkReplies?: boolean;
}

/** Queue limit of an upload, ms: several photos of one review come at once. */
const uploadWaitMs = 5000;

/** Queue limit of a login or a join, ms: when a sale opens a crowd logs in, and each hash takes a core for 50 ms. */
const passwordWaitMs = 3000;

/** What every endpoint stands on: admissions, the envelope of failures, health. */
export const httpPlugin = fp<Deps>(
  async (app, { db, config, checkReplies = false }) => {
    let connections = 0;
    app.server.on('connection', () => {
      connections += 1;
    });
    const waiting = { maximumWaitMs: config.QUEUE_WAIT_MS, arrivals: () => connections };
    // Tests switch all queues off with 0.
    const patient = (waitMs: number) => waiting.maximumWaitMs && waitMs;
    app.decorate('checkReplies', checkReplies);
    app.decorate('admissions', {
      shop: createAdmission({ ...waiting, slots: 8 }),
      payment: createAdmission({ ...waiting, slots: 48 }),
      // Argon2 takes a core and 19 MB for each.
      password: createAdmission({ ...waiting, slots: 4, maximumWaitMs: patient(passwordWaitMs) }),
      // A photo of fifty megapixels takes memory for all of them.
      upload: createAdmission({ ...waiting, slots: 2, maximumWaitMs: patient(uploadWaitMs) }),
    });
    installErrorHandling(app);

    // A process that waits for its database is not to be started anew.
    app.get('/healthz/live', async () => ({ success: true, data: { status: 'ok' } }));
    app.get('/healthz', async () => {
      await ping(db);
      return { success: true, data: { status: 'ok' } };
    });
  },
  { name: 'http' },
);
