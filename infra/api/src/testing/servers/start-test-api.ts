import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@mall/contracts/api/people/members';
import { fillPath } from '@mall/contracts/client/create-api-client';
import type { Endpoint, EndpointData, EndpointInput } from '@mall/contracts/endpoint';
import { encodeQuery } from '@mall/contracts/query-string';
import { samplePassword } from '@mall/sample-shop/shoppers/members';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createApp } from '../../app/app.ts';
import { createPictureStore } from '../../catalogue/pictures/picture-store.ts';
import { type PaymentGateway, portoneGateway } from '../../money/payments/payment-gateway.ts';
import { type ApiConfig, readConfig } from '../../platform/config.ts';
import type { OpenDatabase } from '../../platform/database/database-over.ts';
import { openTestDatabase } from '../database/open-test-database.ts';
import { silent } from '../silent-logger.ts';
import { testSecretBox } from '../test-secret-box.ts';

export interface Visitor {
  sessionId: string;
  token?: string;
  memberId?: number;
  /** Network address; this machine's without one. */
  address?: string;
}

interface Reply<E> {
  status: number;
  success: boolean;
  code?: string;
  message?: string;
  /** Of the endpoint's shape when `success` is true. */
  data: EndpointData<E>;
}

interface TestOptions {
  environment?: Record<string, string>;
  /** Holds shoppers to what they may leave unpaid, as a shop does. */
  isBounded?: boolean;
  payments?: PaymentGateway;
  /** A database that the test opened itself, for instance beside another API process. */
  database?: OpenDatabase;
}

/** Authenticates the admin API of test APIs. */
export const testOperatorKey = 'test-operator-key-of-32-characters';

let sessions = 0;
/** A browser that has never been here. */
export function newVisitor(address?: string): Visitor {
  sessions += 1;
  return {
    ...(address ? { address } : {}),
    sessionId: `00000000-0000-4000-8000-${String(sessions).padStart(12, '0')}`,
  };
}

/** Makes calls of a test API by their endpoints, as the edge passes them on. */
function callsTo(app: Pick<FastifyInstance, 'inject'>) {
  return async function call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    visitor: Visitor | null = null,
    headers: Record<string, string> = {},
  ): Promise<Reply<E>> {
    const { params, query, body } = input as { params?: object; query?: object; body?: object };
    const search = encodeQuery({ ...query });
    const reply = await app.inject({
      method: endpoint.method,
      url: `${fillPath(endpoint.path, { ...params })}${search ? `?${search}` : ''}`,
      headers: {
        ...(visitor ? { 'client-session-id': visitor.sessionId } : {}),
        ...(visitor?.address ? { 'x-forwarded-for': visitor.address } : {}),
        ...(visitor?.token ? { authorization: `Bearer ${visitor.token}` } : {}),
        ...headers,
      },
      ...(body ? { payload: body } : {}),
    });
    const answer = { status: reply.statusCode, ...reply.json<Omit<Reply<E>, 'status'>>() };
    return answer.status < 500 ? answer : withoutData(answer, endpoint.id);
  };
}

/** A test that expected data reports what came instead. */
const withoutData = <R extends object>(answer: R, id: string): R =>
  Object.defineProperty(answer, 'data', {
    get: () => {
      throw new Error(`${id} answered ${JSON.stringify(answer)}`);
    },
  });

/** Most tests leave orders unpaid, all from one address. */
const unbounded = {
  UNPAID_ORDERS_PER_BUYER: '1000',
  UNPAID_ORDERS_PER_ADDRESS: '10000',
  UNPAID_DEPOSITS_PER_ADDRESS: '10000',
  UNPAID_PIECES_PER_ADDRESS: '10000',
};

const testConfig = (environment: Record<string, string>): ApiConfig =>
  readConfig({
    LOG_LEVEL: 'silent',
    // Tests change rows behind the API's back and look at once.
    CATALOGUE_CHECK_MS: '0',
    QUEUE_WAIT_MS: '0',
    ...environment,
  });

/** The API on a database of its own, with a clock that tests can move. */
export async function startTestApi({
  environment = {},
  isBounded = false,
  payments,
  database: given,
}: TestOptions = {}) {
  const database = given ?? (await openTestDatabase());
  const mediaFolder = await mkdtemp(join(tmpdir(), 'mall-api-media-'));
  const config = testConfig({ ...(isBounded ? {} : unbounded), ...environment });
  let offsetMs = 0;
  const deps = {
    config,
    db: database.db,
    clock: () => new Date(Date.now() + offsetMs),
    logger: silent,
    payments: payments ?? portoneGateway(config),
    pictures: createPictureStore(mediaFolder, async () => Buffer.from('drawn')),
    secretBox: testSecretBox,
    operatorKey: testOperatorKey,
    checkReplies: true,
  };
  const app = createApp(deps);
  await app.ready();
  // Tests move the clock by days: their members stay logged in, unless a test says otherwise.
  await sql`update settings set value = value || '{"user_auto_logout":"unused"}' where code = 'security'`.execute(
    database.db,
  );

  const call = callsTo(app);

  /** Logs a sample member in, in a browser of its own. */
  async function logIn(user_id = 'shopper01', visitor = newVisitor()) {
    const body = { provider: 'normal', user_id, user_passwd: samplePassword } as const;
    const reply = await call(login, { body }, visitor);
    if (!reply.success || !reply.data.token) throw new Error(`${user_id} cannot log in: ${reply.code}`);
    return { ...visitor, token: reply.data.token, memberId: reply.data.user_info.member_id };
  }

  return {
    app,
    config,
    deps,
    db: database.db,
    call,
    logIn,
    /** Moves the API's clock on, in ms. */
    wait: (ms: number) => {
      offsetMs += ms;
    },
    close: async () => {
      await app.close();
      await database.close();
      await rm(mediaFolder, { recursive: true, force: true });
    },
  };
}
export type TestApi = Awaited<ReturnType<typeof startTestApi>>;
