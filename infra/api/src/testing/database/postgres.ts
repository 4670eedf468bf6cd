import pg from 'pg';

/** A PostgreSQL where databases may be created and dropped. */
const serverUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export function urlOf(database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement on the server's own database. Names in it are made by the tests, never typed in. */
export async function onServer(statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return String(Object.values(rows[0] ?? {})[0] ?? '');
  } finally {
    await client.end();
  }
}
