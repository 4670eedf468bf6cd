import { deviceOf } from '@mall/contracts/domain/device';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Whale\//, 'Whale'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/NAVER\(/, 'NAVER'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];
const first = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** A name by which a member recognises a device: app or browser, and system. The user agent itself is not stored. */
export function deviceNameOf(userAgent: string): { device_name: string; is_mobile: boolean } {
  const { app, class: kind } = deviceOf(userAgent);
  const names = [app ? 'TBH SHOP app' : first(browsers, userAgent), first(systems, userAgent)];
  return { device_name: names.filter(Boolean).join(' · '), is_mobile: kind !== 'desktop' };
}
