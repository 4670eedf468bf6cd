import pg from 'pg';

const serverUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

async function query(url: string, text: string): Promise<void> {
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

/** Adds a piece to one option every second until the returned undo: the caches have to earn their figures. */
export function keepChanging(url: string): () => void {
  const change = 'update product_options set stock = stock + 1 where product_option_id = 200';
  const timer = setInterval(() => void query(url, change).catch(() => undefined), 1000);
  return () => clearInterval(timer);
}
