import pg from 'pg';

const serverUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** One statement on a connection of its own. */
export async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** Runs a work on a new database of its own; false when no server answers. */
export async function withNewDatabase(name: string, work: (url: string) => Promise<void>): Promise<boolean> {
  const database = `mall_bench_${process.pid}_${name}`;
  const isThere = await query(serverUrl, `create database ${database}`).then(
    () => true,
    () => false,
  );
  if (!isThere) return false;
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  try {
    await work(url.href);
  } finally {
    await query(serverUrl, `drop database if exists ${database}`);
  }
  return true;
}
