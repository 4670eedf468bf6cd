import type { PageMessage } from '@mall/contracts/platform/app/app-bridge';
import type { Session } from '@mall/contracts/platform/services';
import { createFakeServices, failure, loggedIn } from '@mall/remote-kit/testing';
import { createStore } from '../store/create-store.ts';
import { createNativeBridge } from './create-native-bridge.ts';
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
  const posted: PageMessage[] = [];
  Object.assign(window, {
    MallApp: { postMessage: (text: string) => posted.push(JSON.parse(text)) },
  });
  const native = createNativeBridge(services.device);
  listenToApp(
    { ...services, session: { ...services.session, current: store.current, subscribe: store.subscribe } },
    native,
  );
  const { MallShop } = window as unknown as { MallShop: { receive: (text: string) => void } };
  const send = async (text: string) => {
    MallShop.receive(text);
    await settled();
  };
  const [ready] = posted;
  const channel = ready?.type === 'PAGE_READY' ? ready.payload?.channel : undefined;
  const greet = (capabilities: string[], on = channel) =>
    send(JSON.stringify({ type: 'APP_HELLO', channel: on, payload: { bridge: 2, capabilities } }));
  return { services, store, native, posted, channel, send, greet };
}

describe('what the app says (spec 4.2, 7.2, 8.8)', () => {
  it('is asked for when the page stands; the token is stored', async () => {
    const { services, posted, send } = await openApp();
    expect(posted).toEqual([{ type: 'PAGE_READY', payload: { bridge: 2, channel: expect.any(String) } }]);
    await send(JSON.stringify({ type: 'PUSH_TOKEN', payload: token }));
    expect(services.calls).toMatchObject([{ id: 'mobiles.storeUserToken', input: { body: token } }]);
    expect(services.messages).toEqual([]);
  });

  it.each(['not json', '{}', '{"type":"PUSH_TOKEN","payload":{"uuid":"1","token":""}}', 'null'])(
    'that cannot be read (%s) is answered with words and sent nowhere',
    async (text) => {
      const { services, send } = await openApp();
      await send(text);
      expect(services.messages).toEqual(['잠시 후 다시 시도하세요.']);
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
    expect(services.messages).toEqual(['앱 다운로드 쿠폰이 발급되었어요.']);
  });

  it('says nothing where the coupon was had before', async () => {
    const { services, store, send } = await openApp({ 'coupons.issueApp': failure('COUPON_ALREADY_ISSUED') });
    store.set(loggedIn);
    await send(JSON.stringify({ type: 'PUSH_TOKEN', payload: token }));
    expect(services.messages).toEqual([]);
  });
});

describe('an app of version 1, which knows no handshake', () => {
  it('receives no message of a login that has ended', async () => {
    const { store, native, posted } = await openApp();
    store.set(loggedIn);
    native.post({ type: 'LOGIN_SUCCESS', payload: { member_id: 7 } });
    store.set({ status: 'out', memberId: null });
    expect(posted.map(({ type }) => type)).toEqual(['PAGE_READY', 'LOGIN_SUCCESS']);
  });
});

describe('an app with the handshake', () => {
  it('receives what it understands', async () => {
    const { store, native, posted, greet } = await openApp();
    await greet(['LOGIN_ENDED', 'OF_LATER_PAGES']);
    native.post({ type: 'LOGIN_SUCCESS', payload: { member_id: 7 } });
    store.set(loggedIn);
    store.set({ status: 'out', memberId: null });
    expect(posted.map(({ type }) => type)).toEqual(['PAGE_READY', 'LOGIN_ENDED']);
  });

  it('is accepted on its own channel alone', async () => {
    const { services, channel, send, greet } = await openApp();
    await greet(['LOGIN_SUCCESS']);
    const text = (on?: string) => JSON.stringify({ type: 'PUSH_TOKEN', channel: on, payload: token });
    await send(text());
    await send(text('5b0c7f3e-8a5d-4a55-9d0c-0f5b8f1f7a12'));
    await send('not json');
    expect([services.calls, services.messages]).toEqual([[], []]);
    await send(text(channel));
    expect(services.calls).toMatchObject([{ id: 'mobiles.storeUserToken', input: { body: token } }]);
  });

  it('is not believed when it cannot name the channel', async () => {
    const { native, posted, greet } = await openApp();
    await greet([], 'guessed');
    native.post({ type: 'LOGIN_SUCCESS', payload: { member_id: 7 } });
    expect(posted.map(({ type }) => type)).toEqual(['PAGE_READY', 'LOGIN_SUCCESS']);
  });

  it('says what a later page would know, and nothing happens', async () => {
    const { services, channel, send, greet } = await openApp();
    await send('{"type":"HAPTICS","payload":{"kind":"soft"}}');
    await greet(['LOGIN_SUCCESS']);
    await send(JSON.stringify({ type: 'HAPTICS', channel, payload: {} }));
    expect([services.calls, services.messages]).toEqual([[], []]);
  });
});

it('a browser that is not the app receives nothing', () => {
  const postMessage = jest.fn();
  Object.assign(window, { MallApp: { postMessage } });
  createNativeBridge(createFakeServices('/').device).post({ type: 'PAGE_READY' });
  expect(postMessage).not.toHaveBeenCalled();
});
