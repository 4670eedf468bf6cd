import { deviceOf } from './device.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1';
const androidPhone =
  'Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
const androidTablet =
  'Mozilla/5.0 (Linux; Android 14; SM-T870) AppleWebKit/537.36 Chrome/126.0 Safari/537.36';
const ipad = 'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Safari/604.1';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_4) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15';

describe('device of a user agent (spec 1)', () => {
  it.each([
    ['iPhone', iphone, 'mobile', null],
    ['Android phone', androidPhone, 'mobile', null],
    ['Android tablet', androidTablet, 'tablet', null],
    ['iPad', ipad, 'tablet', null],
    ['Linux', desktop, 'desktop', null],
    ['Mac', mac, 'desktop', null],
    ['nothing', '', 'desktop', null],
    ['app on an iPhone', `${iphone} MallApp/2.1.0 (ios)`, 'mobile', 'ios'],
    ['app on Android', `${androidPhone} MallApp/2.1.0 (android)`, 'mobile', 'android'],
    ['app on an Android tablet', `${androidTablet} MallApp/2.1.0 (android)`, 'tablet', 'android'],
    ['app that names only itself', 'MallApp/2.1.0', 'mobile', 'android'],
    [
      'app on a phone with ios in its name',
      'Linux; Android 14; Helios Mobile MallApp/2.1.0',
      'mobile',
      'android',
    ],
    ['another app', `${desktop} NotMallApp/1.0`, 'desktop', null],
    ['app without a version', `${desktop} MallApp/`, 'desktop', null],
  ])('%s', (_name, userAgent, deviceClass, app) =>
    expect(deviceOf(userAgent)).toEqual({
      class: deviceClass,
      app,
      isMobileLayout: deviceClass !== 'desktop',
    }),
  );
});
