import { type PaymentApp, paymentApps } from '@mall/contracts/platform/app/payment-apps';
import { escapeHtml } from '../html.ts';
import type { PaymentRequest } from './payment.ts';

const easyPayApps: Record<string, PaymentApp> = {
  KAKAOPAY: paymentApps.kakaotalk,
  NAVERPAY: paymentApps.naver,
  TOSSPAY: paymentApps.toss,
  PAYCO: paymentApps.payco,
  SAMSUNGPAY: paymentApps.samsung,
};

/**
 * What a payment page offers in the webview of the shop's app: the payment app, by an intent on Android and by its
 * scheme on iOS, which comes back by the shop's own, and the store for those who do not have it. Nothing in a browser.
 */
export function appLinks(
  { appScheme, easyPayProvider, paymentId }: PaymentRequest,
  userAgent: string,
): string {
  if (!appScheme) return '';
  const { name, schemes, androidPackage } = easyPayApps[easyPayProvider ?? ''] ?? paymentApps.isp;
  const [scheme] = schemes;
  const asked = new URLSearchParams({ paymentId, appScheme });
  const isApple = /iPhone|iPad|\biOS\b/i.test(userAgent);
  const open = isApple
    ? `${scheme}://pay?${asked}`
    : `intent://pay?${asked}#Intent;scheme=${scheme};package=${androidPackage};end`;
  const store = isApple
    ? `itms-apps://apps.apple.com/kr/search?term=${encodeURIComponent(name)}`
    : `market://details?id=${androidPackage}`;
  return `<nav aria-label="앱으로 결제">
<a href="${escapeHtml(open)}">${escapeHtml(name)} 앱으로 결제하기</a>
<small>앱이 없으신가요? <a href="${escapeHtml(store)}">${escapeHtml(name)} 앱 설치하기</a></small>
</nav>
`;
}
