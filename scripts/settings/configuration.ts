import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import * as z from 'zod/mini';
import { SetupError } from '../setup-error.ts';
import { root } from '../workspace.ts';

const port = (fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535)), fallback);

const schema = z.object({
  PORT: port(3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  REDIS_URL: z.optional(z.string().check(z.regex(/^rediss?:\/\//, 'must begin with redis://'))),
  API_HOST: z._default(z.string(), '127.0.0.1'),
  API_PORT: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535))),
  PUBLIC_ORIGIN: z.optional(z.url()),
  SEED_PRODUCTS: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
  METRICS_PORT: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_515))),
});

/** Settings of `npm start`, parsed once (see .env.example). The other services take the ports above PORT. */
export function readConfiguration(env: NodeJS.ProcessEnv) {
  const parsed = z.safeParse(schema, env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SetupError(`${issue?.path.join('.')}: ${issue?.message} (see .env.example)`);
  }
  const { data } = parsed;
  return {
    ...data,
    /** Whether a new database is filled with the sample shop. */
    hasSamples: data.SEED_PRODUCTS !== 0,
    dataFolder: path.resolve(root, data.DATA_DIR),
    ports: {
      edge: data.PORT,
      api: data.API_PORT ?? data.PORT + 10,
      registry: data.PORT + 20,
      publishing: data.PORT + 21,
      partners: data.PORT + 30,
    },
  };
}

export type Configuration = ReturnType<typeof readConfiguration>;

/** Rejects with a SetupError when the data folder cannot be written or a port is taken. */
export async function checkMachine({ dataFolder, HOST, ports }: Configuration): Promise<void> {
  // What this process and those that it starts write is for this account only.
  process.umask(0o077);
  try {
    mkdirSync(dataFolder, { recursive: true });
    chmodSync(dataFolder, 0o700);
    accessSync(dataFolder, constants.W_OK);
  } catch {
    throw new SetupError(`DATA_DIR: ${dataFolder} cannot be written; choose another folder with DATA_DIR`);
  }
  for (const [name, number] of Object.entries(ports)) {
    const host = name === 'edge' ? HOST : '127.0.0.1';
    if (!(await isFree(host, number))) {
      throw new SetupError(
        `port ${number} (${name}) is in use; stop what runs there or choose another with PORT`,
      );
    }
  }
}

function isFree(host: string, number: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(number, host, () => server.close(() => resolve(true)));
  });
}
