import { openPostgres } from '../../platform/database/open-postgres.ts';
import { onServer, urlOf } from './postgres.ts';
import { fillTemplate } from './template.ts';

/** Makes one filled database on the server; test files work on copies of it. @public Jest runs it. */
export default async function setup(): Promise<void> {
  const name = `mall_api_test_${process.pid}`;
  await onServer(`drop database if exists ${name}`);
  await onServer(`create database ${name}`);
  const { db, close } = await openPostgres(urlOf(name), { isPatient: true });
  await fillTemplate(db);
  await close();
  process.env.MALL_TEST_POSTGRES = name;
  process.stdout.write(`API tests run on ${(await onServer('select version()')).split(' on ')[0]}\n`);
}
