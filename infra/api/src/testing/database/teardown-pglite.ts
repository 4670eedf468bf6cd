import { rm } from 'node:fs/promises';

/** @public Jest runs it. */
export default async function teardown(): Promise<void> {
  const folder = process.env.MALL_TEST_PGLITE;
  if (folder) await rm(folder, { recursive: true, force: true });
}
