import { change, edgeOn } from '../testing/edge-on.ts';
import { startFakeApi } from '../testing/fake-api.ts';
import { KnownLogins } from './known-logins.ts';

it('knows a login from the answer that brought it, and not when the API refuses it later', async () => {
  const api = await startFakeApi({
    '/api/members/login': { body: { success: true, data: { user_info: { member_id: 7 }, token: 'secret' } } },
    '/api/carts/list': { status: 401, body: { success: false, code: 'UNAUTHENTICATED' } },
  });
  const logins = new KnownLogins();
  const app = edgeOn(api.origin, {}, undefined, logins);
  expect(logins.memberOf('secret')).toBeNull();
  await app.inject(change('/api/members/login'));
  expect(logins.memberOf('secret')).toBe(7);
  expect(logins.memberOf('made up')).toBeNull();
  await app.inject(change('/api/carts/list', { cookie: '__Host-session=secret; login_member=7' }));
  expect(logins.memberOf('secret')).toBeNull();
  await app.close();
  await api.close();
});
