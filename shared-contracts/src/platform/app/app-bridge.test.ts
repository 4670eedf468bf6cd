import { readAppMessage, readPageMessage } from './app-bridge.ts';

const shop = 'https://shop.example';
const ours = { origin: shop, isMainFrame: true };
const login = '{"type":"LOGIN_SUCCESS","payload":{"member_id":7}}';

describe('what the app believes of a page', () => {
  it('is what the shop’s own page says', () => {
    expect(readPageMessage(login, ours, shop)).toEqual({ type: 'LOGIN_SUCCESS', payload: { member_id: 7 } });
    expect(readPageMessage('{"type":"PAGE_READY"}', ours, shop)).toEqual({ type: 'PAGE_READY' });
  });

  it.each([
    ['a frame of another site', login, { origin: 'https://pay.example', isMainFrame: false }],
    ['a frame of our own site', login, { origin: shop, isMainFrame: false }],
    ['the page of a party in the webview', login, { origin: 'https://pay.example', isMainFrame: true }],
    ['an address that begins alike', login, { origin: `${shop}.evil.example`, isMainFrame: true }],
    ['another type', '{"type":"PAY"}', ours],
    ['another shape', '{"type":"LOGIN_SUCCESS","payload":{"member_id":"7"}}', ours],
    ['no JSON', 'LOGIN_SUCCESS', ours],
  ])('is not what comes from %s', (_who, text, source) => {
    expect(readPageMessage(text, source, shop)).toBeNull();
  });
});

describe('what a page reads of the app', () => {
  it('distinguishes messages from what a newer app says and from what cannot be read', () => {
    const hello = { type: 'APP_HELLO', payload: { bridge: 2, capabilities: ['LOGIN_ENDED'] } } as const;
    expect(readAppMessage(JSON.stringify({ ...hello, channel: 'c' }))).toEqual({
      kind: 'message',
      message: hello,
      channel: 'c',
    });
    expect(readAppMessage('{"type":"HAPTICS","payload":{}}')).toEqual({ kind: 'unknown' });
    expect(readAppMessage('{"type":"PUSH_TOKEN","channel":"c","payload":{}}')).toEqual({
      kind: 'unreadable',
      channel: 'c',
    });
  });

  it.each(['', 'null', '[]', '{"type":1}', `{"type":"HAPTICS","payload":"${'x'.repeat(10_000)}"}`])(
    'cannot read %.30s',
    (text) => expect(readAppMessage(text)).toEqual({ kind: 'unreadable', channel: undefined }),
  );
});
