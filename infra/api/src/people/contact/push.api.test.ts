import { storePushToken } from '@mall/contracts/api/people/mobiles';
import { newVisitor, startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const device = { uuid: 'device-0001', token: 'fcm-token-1', os: 'android', allow: true } as const;
const rows = () => api.db.selectFrom('push_tokens').select(['token', 'is_allowed', 'member_id']).execute();

describe('the push token of a device (spec 7.2)', () => {
  it('is stored once, follows who is logged in, and can be forbidden', async () => {
    const visitor = newVisitor();
    expect((await api.call(storePushToken, { body: device }, visitor)).success).toBe(true);
    expect(await rows()).toEqual([{ token: 'fcm-token-1', is_allowed: true, member_id: null }]);
    const member = await api.logIn('shopper01', visitor);
    await api.call(storePushToken, { body: { ...device, token: 'fcm-token-2', allow: 0 } }, member);
    expect(await rows()).toEqual([{ token: 'fcm-token-2', is_allowed: false, member_id: member.memberId }]);
  });

  it.each([
    ['an empty token', { ...device, token: '' }],
    ['no token', { ...device, token: undefined }],
    ['no device', { ...device, uuid: null }],
    ['an unknown system', { ...device, os: 'windows' }],
    ['a word for yes', { ...device, allow: 'yes' }],
  ])('%s cannot be read and is refused with the words for it (spec 8.8)', async (_case, body) => {
    const reply = await api.call(storePushToken, { body: body as typeof device }, newVisitor());
    expect(reply).toMatchObject({ status: 400, message: '잠시 후 다시 시도하세요.' });
  });
});
