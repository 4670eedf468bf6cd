import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';
import { confirmSecretKey } from './confirm-secret-key.ts';
import { createSecretBox, keyBytes } from './secret-box.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => sql`delete from secret_key_check`.execute(api.db));
afterAll(() => api.close());

const newBox = () => createSecretBox(randomBytes(keyBytes));
const own = newBox();
const confirm = (box = own, isOther = false) => confirmSecretKey(api.db, box, async () => isOther);

it('takes the key of the first process from then on, and no other', async () => {
  await confirm();
  await confirm();
  await expect(confirm(newBox())).rejects.toThrow(
    'set SECRET_KEY to the one that all API processes have had',
  );
});

it('lets one of several that come first at once decide for all', async () => {
  const ended = await Promise.allSettled(Array.from({ length: 5 }, () => confirm(newBox())));
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('leaves no word where data from before is sealed by another key', async () => {
  await expect(confirm(own, true)).rejects.toThrow('another key');
  await confirm(newBox());
});
