import { providersFor } from './social-buttons.tsx';

describe('the providers that are offered (spec 2.4)', () => {
  it.each([
    ['login', null, ['kakao', 'naver', 'payco', 'apple']],
    ['join', null, ['kakao', 'naver', 'apple']],
    ['login', 'ios', ['kakao', 'naver', 'payco', 'apple']],
    ['login', 'android', ['kakao', 'naver', 'payco']],
    ['chain', 'android', ['kakao', 'naver']],
  ] as const)('for %s in the app %s are %j', (purpose, app, expected) => {
    expect(providersFor(purpose, { app })).toEqual(expected);
  });
});
