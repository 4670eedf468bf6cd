import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../platform/database/database-over.ts';
import { admitted, connections } from '../platform/metrics/api-metrics.ts';

/** Has `/metrics` read the state of this process. */
export function exposeApi(app: Pick<FastifyInstance, 'admissions'>, database: OpenDatabase): void {
  connections.readFrom(() =>
    Object.entries(database.connections()).map(([state, count]) => [count, { state }]),
  );
  admitted.readFrom(() =>
    Object.entries(app.admissions).flatMap(([lane, admission]) =>
      Object.entries(admission.counts()).map(([state, count]) => [count, { lane, state }] as const),
    ),
  );
}
