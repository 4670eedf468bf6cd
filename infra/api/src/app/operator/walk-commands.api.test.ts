import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { examplesOf, leavesOf, pathOf } from '@mall/command-line/examples';
import { followCommandLine } from '@mall/command-line/run-command-line';
import { sql } from 'kysely';
import { operateOn } from '../../testing/operate-on.ts';
import { startTestApi, type TestApi, testOperatorKey } from '../../testing/servers/start-test-api.ts';
import { type OperatorCall, operatorProgram } from './arguments.ts';
import { publishOperatorKey } from './operator-key.ts';
import { sampleValues } from './sample-values.ts';

/** Every command of `npm run shop`, from its definition, as the example of its help has it. */

const began = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'operator-walk-'));
let api: TestApi;
beforeAll(async () => {
  // What the examples name: a text that is JSON, too.
  for (const file of ['file.txt', 'plan.json', 'catalogue.csv']) writeFileSync(path.join(folder, file), '{}');
  process.chdir(folder);
  api = await startTestApi();
});
afterAll(async () => {
  process.chdir(began);
  rmSync(folder, { recursive: true });
  await api.close();
});

const wordsOf = (line: string) =>
  (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replace(/^"(.*)"$/, '$1'));

const leaves = leavesOf(operatorProgram(() => Promise.resolve())).map((leaf) => pathOf(leaf).join(' '));

/** What the example of a command sends to the API, and in whose name. */
async function exampleCall(name: string, as: string) {
  const calls: OperatorCall[] = [];
  const program = operatorProgram(async (call) => {
    calls.push(call);
  });
  const leaf = leavesOf(program).find((each) => pathOf(each).join(' ') === name);
  const [example] = leaf ? examplesOf(leaf, [], sampleValues) : [];
  const words = wordsOf(example?.[0].replace(/^npm run shop -- /, '') ?? '');
  await followCommandLine(program, [...words, '--as', as], () => undefined);
  return { call: calls[0], actor: String(program.getOptionValue('as')) };
}

/** Has the database count every row that is changed, whichever table it is of; the audit log apart. */
async function countChanges(): Promise<void> {
  await sql`create sequence changed_rows`.execute(api.db);
  await sql`create function count_change() returns trigger language plpgsql as
    $$ begin perform nextval('changed_rows'); return null; end $$`.execute(api.db);
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema() and tablename <> 'audit_log'`.execute(api.db);
  for (const { name } of rows)
    await sql`create trigger count_change after insert or update or delete on ${sql.table(name)}
      for each row execute function count_change()`.execute(api.db);
}

const changedRows = async () =>
  (await sql<{ count: number }>`select last_value::int as count from changed_rows`.execute(api.db)).rows[0]
    ?.count;

it('whatever is changed is in the audit log under the name of --as, by every command', async () => {
  await countChanges();
  // A sequence that was never read from says the same before and after its first number.
  await sql`select nextval('changed_rows')`.execute(api.db);
  const silent: string[] = [];
  const changing: string[] = [];
  for (const [index, name] of leaves.entries()) {
    const { call, actor } = await exampleCall(name, `walker-${index}`);
    expect(actor).toBe(`walker-${index}`);
    if (!call) continue;
    const before = await changedRows();
    const { status } = await operateOn(api, call.command, call.input, actor);
    if (status !== 200 || before === (await changedRows())) continue;
    changing.push(name);
    const written = await api.db.selectFrom('audit_log').selectAll().where('actor', '=', actor).execute();
    if (!written.some(({ action }) => action === call.command)) silent.push(name);
  }
  expect(silent).toEqual([]);
  expect(changing.length).toBeGreaterThan(20);
});

// It locked every member, changed none, and left no trace of who had asked for it.
it('a command that finds nothing to change is on record, too, once it may have changed something', async () => {
  await operateOn(api, 'members.grades', {}, 'first');
  expect((await operateOn(api, 'members.grades', {}, 'second')).lines).toEqual([
    '0 members have another grade now',
  ]);
  const written = await api.db.selectFrom('audit_log').selectAll().where('actor', '=', 'second').execute();
  expect(written).toEqual([expect.objectContaining({ action: 'members.grades', after: {} })]);
});

it('the process of the command line sends the name of --as, and the login of this machine without it', async () => {
  const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
  await publishOperatorKey(folder, { url, key: testOperatorKey });
  const shop = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', path.join(__dirname, 'cli.ts'), ...words], {
      cwd: began,
      env: { ...process.env, DATA_DIR: folder },
    });
  await shop('products', 'hide', '3', '--as', 'jiyeon');
  await shop('products', 'hide', '3', '--end');
  const entries = await api.db
    .selectFrom('audit_log')
    .select('actor')
    .where('action', '=', 'product.hide')
    .orderBy('audit_id', 'desc')
    .limit(2)
    .execute();
  expect(entries.map(({ actor }) => actor)).toEqual([userInfo().username, 'jiyeon']);
});
