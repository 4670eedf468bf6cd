import { edgeReportOf } from '@mall/contracts/platform/edge-report';
import { channelSchema } from '@mall/contracts/platform/release';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { edgesSeen } from '../metrics/registry-metrics.ts';
import { EdgeBook } from './edge-book.ts';

const paramsSchema = z.object({ channel: channelSchema.shape.name });

/** Remembers what edges say of themselves when they ask for a channel. */
export function registerEdges(app: FastifyInstance, folder: string): void {
  const book = new EdgeBook(folder);
  app.addHook('onResponse', async ({ headers, params }) => {
    const report = edgeReportOf(headers);
    const asked = z.safeParse(paramsSchema, params);
    if (report && asked.success) book.note(asked.data.channel, report);
  });
  app.addHook('onClose', async () => book.close());
  edgesSeen.readFrom(() => {
    const isWell = ({ problem }: { problem: string }) => problem === '';
    const edges = book.all();
    const well = edges.filter(isWell).length;
    return [
      [well, { state: 'following' }],
      [edges.length - well, { state: 'failing' }],
    ];
  });
}
