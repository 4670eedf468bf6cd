import fp from 'fastify-plugin';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/schema/schema.ts';
import type { FindGrade, FindLogin } from '../../../platform/http/caller.ts';
import { findGrade } from '../find-grade.ts';
import { findLogin } from './login-sessions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The live login behind a bearer token of a session. */
    findLogin: FindLogin;
    /** A grade by its name and kind of member, or null. */
    findGrade: FindGrade;
  }
}

interface Deps {
  db: Db;
  clock: Clock;
}

/** Tells every endpoint who is logged in. */
export const loginPlugin = fp<Deps>(
  async (app, { db, clock }) => {
    app.decorate('findLogin', (token, sessionId, use = { address: '', takesToken: false }) =>
      findLogin(db, token, sessionId, { ...use, now: clock() }),
    );
    app.decorate('findGrade', ({ grade_name, grade_user_type }) =>
      findGrade(db, grade_name, grade_user_type),
    );
  },
  { name: 'login' },
);
