import { standIns } from './stand-ins.ts';

it('every party is a local stand-in, but for one that the environment names', () => {
  const addresses = standIns('http://127.0.0.1:3030', {
    KAKAO_API_URL: 'https://kapi.kakao.com',
    JUSO_API_URL: '',
  });
  expect(addresses).toMatchObject({
    KAKAO_API_URL: 'https://kapi.kakao.com',
    KAKAO_AUTH_URL: 'http://127.0.0.1:3030/kakao',
    JUSO_API_URL: 'http://127.0.0.1:3030/juso',
    LIVE_SCRIPT_URL: 'http://127.0.0.1:3030/live/live.js',
    PORTONE_API_URL: 'http://127.0.0.1:3030',
  });
});
