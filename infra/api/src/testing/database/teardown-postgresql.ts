import { onServer } from './postgres.ts';

export default async function teardown(): Promise<void> {
  const name = process.env.MALL_TEST_POSTGRES;
  if (name) await onServer(`drop database if exists ${name}`);
}
