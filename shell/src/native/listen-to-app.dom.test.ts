import type { Session } from '@mall/contracts/platform/services';
import { createFakeServices, failure, loggedIn } from '@mall/remote-kit/testing';
import { createStore } from '../boot/create-store.ts';
import { listenToApp } from './listen-to-app.ts';

const uuid = '5b0c7f3e-8a5d-4a55-9d0c-0f5b8f1f7a11';
const token = { uuid, token: 'fcm-1', os: 'android', allow: true };
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

async function openApp(answers: Record<string, unknown> = {}) {
  const services = createFakeServices('/', {
    app: 'android',
    answers: {
      'mobiles.storeUserToken': {},
      'coupons.issueApp': { member_coupon_id: 1, expires_at: '2026-12-31T00:00:00.000Z' },
      ...answers,
    },
  });
  const store = createStore<Session>({ status: 'out', memberId: null });
  const posted: unknown[] = [];
  listenToApp({
    ...services,
    session: { ...services.session, current: store.current, subscribe: store.subscribe },
    native: { platform: 'android', post: (message) => posted.push(message) },
  });
  const { MallShop } = window as unknown as { MallShop: { receive: (text: string) => void } };
  const send = async (text: string) => {
    MallShop.receive(text);
    await settled();
  };
  return { services, store, posted, send };
}

describe('what the app says (spec 4.2, 7.2, 8.8)', () => {
  it('is asked for when the page stands; the token is kept', async () => {
    const { services, posted, send } = await openApp();
    expect(posted).toEqual([{ type: 'PAGE_READY' }]);
    await send(JSON.stringify({ type: 'PUSH_TOKEN', payload: token }));
    expect(services.calls).toMatchObject([{ id: 'mobiles.storeUserToken', input: { body: token } }]);
    expect(services.told).toEqual([]);
  });

  it.each(['not json', '{}', '{"type":"PUSH_TOKEN","payload":{"uuid":"1","token":""}}', 'null'])(
    'that cannot be read (%s) is answered with words and sent nowhere',
    async (text) => {
      const { services, send } = await openApp();
      await send(text);
      expect(services.told).toEqual(['잠시 후 다시 시도하세요.']);
      expect(services.calls).toEqual([]);
    },
  );

  it('brings the coupon for the app once a member is in, once', async () => {
    const { services, store, send } = await openApp();
    await send(JSON.stringify({ type: 'PUSH_TOKEN', payload: token }));
    store.set(loggedIn);
    await settled();
    store.set({ ...loggedIn });
    await settled();
    const claims = services.calls.filter(({ id }) => id === 'coupons.issueApp');
    expect(claims.map(({ input }) => input)).toEqual([{ body: { member_id: 7, uuid } }]);
    expect(services.told).toEqual(['앱 다운로드 쿠폰이 발급되었어요.']);
  });

  it('says nothing where the coupon was had before', async () => {
    const { services, store, send } = await openApp({ 'coupons.issueApp': failure('COUPON_ALREADY_ISSUED') });
    store.set(loggedIn);
    await send(JSON.stringify({ type: 'PUSH_TOKEN', payload: token }));
    expect(services.told).toEqual([]);
  });
});
