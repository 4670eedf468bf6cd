import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { databaseOver } from '@mall/api/platform/database/database-over';
import { httpPlugin } from '@mall/api/platform/http/http-plugin';
import { registerEndpoint } from '@mall/api/platform/http/register-endpoint';
import { givenRequestId, newRequestId } from '@mall/service-kit/requests/request-id';
import { watchRequests } from '@mall/service-kit/requests/watch-requests';
import { traceRequests } from '@mall/service-kit/traces/trace-requests';
import { startTracing } from '@mall/service-kit/traces/tracing';
import Fastify, { type FastifyInstance } from 'fastify';
import { type PostgresPool, sql } from 'kysely';
import * as z from 'zod/mini';
import type { RenderPool } from '../render/render-pool.ts';
import { change, session } from '../testing/edge-on.ts';
import { buildSampleShop, type SampleBundles } from '../testing/sample-shop/build-sample-shop.ts';
import { openSamplePool, openSampleShop, type SampleShop } from '../testing/sample-shop/open-sample-shop.ts';
import { sampleText } from '../testing/sample-shop/sample-endpoint.ts';

/**
 * One page is one trace, from the edge through its threads and the API to the statements, as a collector gets it. The
 * API here has one call and no tables; its HTTP side and its query builder are those of the shop.
 */

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.coerce.bigint(),
  endTimeUnixNano: z.coerce.bigint(),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
});
type Span = z.infer<typeof spanSchema>;
const batchSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
});

let collector: Server;
const collected: Span[] = [];
let texts = '';
let bundles: SampleBundles;
let pool: RenderPool;
let api: FastifyInstance;
let shop: SampleShop;
let stopTracing: () => Promise<void>;

async function startCollector(): Promise<string> {
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      texts += body;
      const { resourceSpans } = z.parse(batchSchema, JSON.parse(body));
      collected.push(...resourceSpans.flatMap((all) => all.scopeSpans).flatMap(({ spans }) => spans));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
}

/** Answers every statement with its first value as `text`. */
const echo = async (_text: unknown, values: readonly unknown[] = []) => ({
  command: 'SELECT',
  rowCount: 1,
  rows: [{ text: values[0] }],
});
const echoingPool: PostgresPool = {
  // Two overloads in the interface; there are no cursors here.
  connect: async () => ({ query: echo as never, release: () => undefined }),
  end: async () => undefined,
};

async function startApi(): Promise<string> {
  const db = databaseOver(echoingPool);
  api = Fastify({ genReqId: ({ headers }) => givenRequestId(headers) ?? newRequestId() });
  watchRequests(api, { isMeasured: false });
  traceRequests(api, { isSenderTrusted: true });
  api.decorate('findLogin', async () => null);
  api.decorate('findGrade', async () => null);
  await api.register(httpPlugin, { db, config: { QUEUE_WAIT_MS: 200 } });
  registerEndpoint(api, sampleText, async ({ params }) => {
    const { rows } = await sql<{ text: string }>`select ${`글 ${params.name}`}::text as text`.execute(db);
    return { text: rows[0]?.text ?? '' };
  });
  api.addHook('onClose', () => db.destroy());
  return api.listen({ host: '127.0.0.1', port: 0 });
}

beforeAll(async () => {
  const endpoint = await startCollector();
  stopTracing = await startTracing({ endpoint, service: 'mall-test' });
  bundles = await buildSampleShop();
  pool = openSamplePool(bundles, {
    waitMs: 20_000,
    limitMs: 15_000,
    data: { sharedReplyMs: 1, apiLimitMs: 10_000 },
  });
  shop = await openSampleShop(bundles, { apiOrigin: await startApi(), pool });
});
afterAll(async () => {
  await shop.close();
  await pool.close();
  await api.close();
  await new Promise((resolve) => collector.close(resolve));
  rmSync(bundles.folder, { recursive: true });
});

it('is one trace from the edge to the statements, by the id of the request', async () => {
  const page = await shop.app.inject({ url: '/goods/view/shirt?secret=my-whisper' });
  expect(page.body).toContain('글 shirt');
  const call = await shop.app.inject({ ...change('/api/sample/note'), method: 'GET' });
  expect(call.statusCode).toBe(200);
  // What is left is sent now.
  await stopTracing();

  const trace = collected.filter(({ traceId }) => traceId === page.headers['x-request-id']);
  const one = (name: string) => {
    const [found, ...more] = trace.filter((span) => span.name === name);
    if (!found || more.length > 0)
      throw new Error(`${1 + more.length} spans "${name}" in ${trace.map((span) => span.name)}`);
    return found;
  };
  const root = one('GET mf-sample/product');
  expect(root.parentSpanId ?? '').toBe('');
  const render = one('render mf-sample/product');
  expect(render.parentSpanId).toBe(root.spanId);
  for (const part of ['layout', 'page of mf-sample', 'fragment mf-sample/note'])
    expect(one(part).parentSpanId).toBe(render.spanId);
  // Header, page and fragment each ask for a text.
  const asked = trace.filter(({ name }) => name === 'GET sample.text');
  expect(asked.map(({ parentSpanId }) => parentSpanId)).toEqual(asked.map(() => render.spanId));
  expect(asked).toHaveLength(3);
  const statements = trace.filter(({ name }) => name === 'sql select');
  expect(statements.map(({ parentSpanId }) => parentSpanId).sort()).toEqual(
    asked.map(({ spanId }) => spanId).sort(),
  );
  expect(JSON.stringify(statements[0]?.attributes)).toContain('select $1::text as text');
  // Every span lies within the page's time.
  for (const { name, startTimeUnixNano, endTimeUnixNano } of trace)
    expect([
      name,
      startTimeUnixNano >= root.startTimeUnixNano - 2_000_000n,
      endTimeUnixNano <= root.endTimeUnixNano + 5_000_000n,
    ]).toEqual([name, true, true]);
  expect(page.headers['server-timing']).toBe(`traceparent;desc="00-${root.traceId}-${root.spanId}-01"`);

  // The gateway's call goes on in the API, too.
  const called = collected.filter(({ traceId }) => traceId === call.headers['x-request-id']);
  const names = ['GET unknown call', 'call unknown call', 'GET sample.text', 'sql select'];
  const chain = names.map((name) => called.find((span) => span.name === name));
  for (const [place, span] of chain.slice(1).entries()) expect(span?.parentSpanId).toBe(chain[place]?.spanId);

  // Neither values nor what a shopper wrote leaves the shop. Digits alone would turn up in ids and times by chance.
  expect(texts).not.toMatch(/글 shirt|my-whisper/);
  expect(texts).not.toContain(session);
});
