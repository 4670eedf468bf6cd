import { finishIdentity, startIdentity, updateCi } from '@mall/contracts/api/people/identity';
import { loginTaskSchema } from '@mall/contracts/api/people/login-refusals';
import { login } from '@mall/contracts/api/people/members';
import type { EndpointInput } from '@mall/contracts/endpoint';
import { samplePassword } from '@mall/sample-shop/shoppers/members';
import * as z from 'zod';
import { shopOrigin, startPartneredApi, type TestPartners } from '../../testing/servers/start-partners.ts';
import { newVisitor, type TestApi } from '../../testing/servers/start-test-api.ts';
import { NiceClient } from './nice-client.ts';
import { startIdentity as beginIdentity } from './start-identity.ts';

let api: TestApi;
let partners: TestPartners;
beforeAll(async () => {
  ({ api, partners } = await startPartneredApi());
});
afterAll(() => api.close());

type Returned = EndpointInput<typeof finishIdentity>['body'];

describe('an identity check (spec 7.2)', () => {
  it('names the person and gives a reference, never the connecting information', async () => {
    const visitor = newVisitor();
    const { body, back } = await partners.checkIdentity(api, visitor, 'kim-seoyeon');
    expect(back.pathname).toBe('/member/niceauth/success');
    const reply = await api.call(finishIdentity, { body }, visitor);
    expect(reply.data).toEqual({
      ci: expect.stringMatching(/^[\w-]{43}$/),
      user_name: '김서연',
      phone: '01000000001',
      birthday_date: '1994-03-15',
      gender: 'female',
    });
  });

  it('works once, only in the browser that began it, only unchanged, and for ten minutes', async () => {
    const finish = (body: Returned, visitor = newVisitor()) => api.call(finishIdentity, { body }, visitor);
    const failed = { status: 400, code: 'IDENTITY_FAILED', message: '본인인증이 실패했습니다.' };

    const first = newVisitor();
    const { body } = await partners.checkIdentity(api, first, 'kim-seoyeon');
    expect(await finish(body)).toMatchObject(failed);
    expect((await finish(body, first)).success).toBe(true);
    expect(await finish(body, first)).toMatchObject(failed);

    const second = newVisitor();
    const changed = (await partners.checkIdentity(api, second, 'kim-seoyeon')).body;
    // Another first letter, whatever it is.
    const EncodeData = `${changed.EncodeData.startsWith('A') ? 'B' : 'A'}${changed.EncodeData.slice(1)}`;
    expect(await finish({ ...changed, EncodeData }, second)).toMatchObject(failed);

    const unsealed = newVisitor();
    const own = (await partners.checkIdentity(api, unsealed, 'kim-seoyeon')).body;
    const { integrity_value } = changed;
    expect(await finish({ ...own, integrity_value }, unsealed)).toMatchObject(failed);

    const third = newVisitor();
    const late = (await partners.checkIdentity(api, third, 'kim-seoyeon')).body;
    api.wait(10 * 60_000 + 1);
    expect(await finish(late, third)).toMatchObject(failed);
  });

  it('that failed goes to the page for it and proves nothing', async () => {
    const visitor = newVisitor();
    const { body, back } = await partners.checkIdentity(api, visitor, '');
    expect(back.pathname).toBe('/member/niceauth/fail');
    expect((await api.call(finishIdentity, { body }, visitor)).code).toBe('IDENTITY_FAILED');
  });

  it.each([
    'https://elsewhere.example/member/niceauth/success',
    'http://localhost:3000.elsewhere.example/',
    'http://localhost:3000@elsewhere.example/',
    '//elsewhere.example/',
    'javascript:alert(1)',
    '/member/niceauth/success',
  ])('does not return to %s', async (url) => {
    const own = `${shopOrigin}/member/niceauth/fail`;
    for (const query of [
      { success_return_url: url, fail_return_url: own },
      { success_return_url: own, fail_return_url: url },
    ])
      expect(await api.call(startIdentity, { query }, newVisitor())).toMatchObject({
        status: 400,
        code: 'INVALID_REQUEST',
      });
  });

  it('cannot be begun while the service does not answer', async () => {
    const query = { success_return_url: `${shopOrigin}/a`, fail_return_url: `${shopOrigin}/b` };
    const nice = new NiceClient({ ...api.config, NICE_API_URL: 'http://127.0.0.1:9' }, api.deps.clock);
    const { db, config, clock } = api.deps;
    const begun = beginIdentity(query, { db, config, nice, sessionId: newVisitor().sessionId, now: clock() });
    await expect(begun).rejects.toMatchObject({
      status: 503,
      code: 'IDENTITY_UNAVAILABLE',
      message: '현재 본인인증을 진행할 수 없습니다.',
    });
  });
});

describe('a member without an identity check', () => {
  const attempt = (visitor = newVisitor()) =>
    api.call(
      login,
      { body: { provider: 'normal', user_id: 'nocheck01', user_passwd: samplePassword } },
      visitor,
    );

  it('gets in after it, and only as the person that the account belongs to', async () => {
    const visitor = newVisitor();
    const { task_token: token, member_id } = loginTaskSchema.parse((await attempt(visitor)).data);
    const update = (ci: string, user_name: string, who = visitor) =>
      api.call(updateCi, { body: { ci, token, user_name } }, who);

    const friend = await partners.verify(api, visitor, 'kim-seoyeon');
    expect((await update(friend, '김서연')).code).toBe('IDENTITY_MISMATCH');
    const own = await partners.verify(api, visitor, 'moon-gaeun');
    expect((await update(own, '다른이름')).code).toBe('IDENTITY_MISMATCH');
    expect((await update(own, '문가은', newVisitor())).code).toBe('TASK_EXPIRED');
    expect((await update('made-up-reference-of-nobody', '문가은')).code).toBe('IDENTITY_EXPIRED');

    // A blocked member does not come back through a second account that had no identity yet.
    const identities = await api.db
      .selectFrom('member_tickets')
      .select('payload')
      .where('kind', '=', 'IDENTITY')
      .execute();
    const { ci_hash } = z
      .object({ ci_hash: z.string() })
      .parse(identities.find(({ payload }) => JSON.stringify(payload).includes('문가은'))?.payload);
    const setBlocked = (hash: string | null) =>
      api.db.updateTable('members').set({ ci_hash: hash }).where('user_id', '=', 'blocked01').execute();
    await setBlocked(ci_hash);
    expect(await update(own, '문가은')).toMatchObject({ success: false, code: 'MEMBER_BLOCK' });
    await setBlocked(null);
    // An account whose person is known stays that person's, however the other is called.
    const setOwn = (hash: string | null) =>
      api.db.updateTable('members').set({ ci_hash: hash }).where('member_id', '=', member_id).execute();
    await setOwn('of a namesake');
    expect((await update(own, '문가은')).code).toBe('IDENTITY_MISMATCH');
    await setOwn(null);

    expect(await update(own, '문가은')).toMatchObject({ success: true, data: { member_id } });
    expect((await attempt(visitor)).code).toBe('PASS');
  });
});
