import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../platform/database/schema/schema.ts';

/** How long a process that died keeps others from its job, ms. */
const defaultLeaseMs = 60_000;

/** The lease of a job that one process of several does (decision 231). */
export interface Lease {
  /** Takes or renews the lease; false while another process holds it. */
  take: () => Promise<boolean>;
  /** Does the work and renews the lease until it ends; false, without the work, while another process holds it. */
  during: (work: () => Promise<unknown>) => Promise<boolean>;
  /** Gives the lease up. */
  release: () => Promise<void>;
}

interface LeaseOptions {
  /** Who holds the lease; a random id by default. */
  holder?: string;
  leaseMs?: number;
}

/**
 * A row that belongs to one process until it expires. The database's clock decides: those of processes may differ, and
 * a lock of a connection would not outlive a pooler between them.
 */
export function createLease(
  db: Db,
  name: string,
  { holder = randomUUID(), leaseMs = defaultLeaseMs }: LeaseOptions = {},
): Lease {
  const take = async () => {
    const { rows } = await sql`
      insert into leases (name, holder, expires_at)
      values (${name}, ${holder}, now() + ${leaseMs}::int * interval '1 millisecond')
      on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
        where leases.holder = excluded.holder or leases.expires_at < now()
      returning name`.execute(db);
    return rows.length > 0;
  };
  return {
    take,
    async during(work) {
      if (!(await take())) return false;
      // A try that fails leaves two more before the lease expires.
      const keeping = setInterval(() => void take().catch(() => undefined), leaseMs / 3);
      try {
        await work();
      } finally {
        clearInterval(keeping);
      }
      return true;
    },
    async release() {
      await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
    },
  };
}
