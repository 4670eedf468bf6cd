/**
 * Server settings of the embedded database. Its shared buffers live in this process, so the PostgreSQL default of
 * 128 MB would be paid in memory at rest; the operating system caches the files anyway.
 */
export const pgliteSettings = {
  postgresqlconf: ['shared_buffers = 16MB', 'maintenance_work_mem = 16MB', 'jit = off'],
};
