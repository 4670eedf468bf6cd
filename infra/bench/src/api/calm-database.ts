import pg from 'pg';

/** Longest that is waited for the server's own work, and how often it is looked at (ms). */
const patienceMs = 5 * 60_000;
const everyMs = 1000;

/**
 * Lets the server end what a seed left behind: what is not written yet, and vacuums that began by themselves. On two
 * cores they would take their time from the measurement. What this login may not ask for is left out.
 */
export async function calmDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('checkpoint').catch(() => undefined);
    const vacuums = "select 1 from pg_stat_activity where backend_type = 'autovacuum worker'";
    const untilMs = Date.now() + patienceMs;
    while (Date.now() < untilMs && (await client.query(vacuums)).rows.length > 0)
      await new Promise((resolve) => setTimeout(resolve, everyMs));
  } finally {
    await client.end();
  }
}
