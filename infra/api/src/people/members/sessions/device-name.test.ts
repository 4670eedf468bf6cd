import { deviceNameOf } from './device-name.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36`,
    'Chrome · Windows',
    false,
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge · Windows', false],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921N) ${webkit} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'Samsung Internet · Android',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile Safari MallApp/2.1.0 (ios)',
    'TBH SHOP app · iPhone',
    true,
  ],
  ['curl/8', '', false],
  ['<script>alert(1)</script>', '', false],
])('%s is %s', (userAgent, device_name, is_mobile) => {
  expect(deviceNameOf(userAgent)).toEqual({ device_name, is_mobile });
});
