import { onServer } from './postgres.ts';

/** @public Jest runs it. */
export default async function teardown(): Promise<void> {
  const name = process.env.MALL_TEST_POSTGRES;
  if (name) await onServer(`drop database if exists ${name}`);
}
