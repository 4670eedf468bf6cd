import {
  viewDocument as documentEndpoint,
  listFaqs as faqsEndpoint,
  listStores as storesEndpoint,
} from '@mall/contracts/api/content/help';
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts';
import { viewDocument } from './documents.ts';
import { listFaqs } from './faqs.ts';
import { listStores } from './stores.ts';

interface Deps {
  db: Db;
  clock: Clock;
}

/** The customer centre: questions, terms and policies, stores. */
export const helpRoutes: FastifyPluginAsync<Deps> = async (app, { db, clock }) => {
  registerEndpoint(app, faqsEndpoint, ({ query }) => listFaqs(db, query));
  registerEndpoint(app, documentEndpoint, ({ params, query }) =>
    viewDocument(db, params.code, query.version, clock()),
  );
  registerEndpoint(app, storesEndpoint, ({ query }) => listStores(db, query));
};
