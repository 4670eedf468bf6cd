import { escapeHtml, frame } from '../html.ts';
import { appLinks } from './app-links.ts';
import type { PaymentRequest } from './payment.ts';

export const won = new Intl.NumberFormat('ko-KR');

const methods: Record<PaymentRequest['payMethod'], string> = {
  CARD: '신용·체크카드',
  EASY_PAY: '간편결제',
  MOBILE: '휴대폰 결제',
  VIRTUAL_ACCOUNT: '가상계좌',
  TRANSFER: '계좌이체',
  GIFT_CERTIFICATE: '상품권',
};

const easyPays: Record<string, string> = {
  KAKAOPAY: '카카오페이',
  NAVERPAY: '네이버페이',
  TOSSPAY: '토스페이',
  PAYCO: '페이코',
  SAMSUNGPAY: '삼성페이',
  APPLEPAY: 'Apple Pay',
  CHAI: '차이',
  ALIPAY: '알리페이',
};

/** The way to pay in the payment company's words. */
export const methodName = ({ easyPayProvider, payMethod }: PaymentRequest): string =>
  easyPays[easyPayProvider ?? ''] ?? methods[payMethod];

/** Where the shopper approves, declines or gives up; in the shop's app a payment app does, by links. */
export function paymentPage(request: PaymentRequest, userAgent = ''): string {
  const row = (name: string, value: string) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`;
  return frame(
    '결제하기',
    `<p class="mode">테스트 결제 · 실제로 청구되지 않습니다</p>
<h1>결제하기</h1>
<p class="amount">${won.format(request.totalAmount)}<span>원</span></p>
<dl>
${row('주문 상품', request.orderName)}
${row('결제 수단', methodName(request))}
${row('주문 번호', request.paymentId)}
</dl>
${appLinks(request, userAgent)}<form method="post" action="/pay">
<input type="hidden" name="paymentId" value="${escapeHtml(request.paymentId)}">
<input type="hidden" name="windowType" value="${request.windowType}">
<button class="primary" name="decision" value="approve">결제 승인</button>
<button name="decision" value="decline">결제 거절</button>
<button class="quiet" name="decision" value="cancel">취소</button>
</form>
${request.windowType === 'REDIRECTION' ? '' : '<script src="/pay/window.js"></script>'}`,
  );
}

/** What the shopper's bank does: sends the money to the account that was issued. */
export function depositPage(request: PaymentRequest): string {
  return frame(
    '가상계좌 입금',
    `<p class="mode">테스트 입금 · 실제로 이체되지 않습니다</p>
<h1>가상계좌 입금</h1>
<p class="amount">${won.format(request.totalAmount)}<span>원</span></p>
<form method="post" action="/pay">
<input type="hidden" name="paymentId" value="${escapeHtml(request.paymentId)}">
<button class="primary" name="decision" value="deposit">입금하기</button>
</form>`,
  );
}

export const stylesheet = `
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;place-items:center;background:#f3f3f1;color:#111;
font:15px/1.5 "Pretendard Variable",Pretendard,"Apple SD Gothic Neo","Noto Sans KR",sans-serif;word-break:keep-all}
main{width:min(100%,420px);background:#fff;padding:40px 32px 32px;border:1px solid #e5e5e5}
.mode{font-size:12px;color:#767676;margin-bottom:20px}
h1{font-size:18px;font-weight:600;line-height:1.25}
.amount{font-size:36px;font-weight:700;font-variant-numeric:tabular-nums;margin:8px 0 24px}
.amount span{font-size:18px;font-weight:500;margin-left:2px}
dl{border-top:1px solid #e5e5e5;padding:16px 0 24px;display:grid;gap:8px}
dl div{display:flex;justify-content:space-between;gap:24px}
dt{color:#767676;flex:none}
dd{text-align:right;overflow-wrap:anywhere}
form{display:grid;gap:8px}
h2{font-size:15px;font-weight:600;margin:32px 0 12px}
h1+form{margin-top:20px}
small{color:#767676;font-weight:500}
label{display:grid;grid-template-columns:96px 1fr;align-items:center;color:#767676}
input,select{height:48px;padding:0 12px;border:1px solid #767676;border-radius:2px;background:#fff;color:#111;font:inherit}
button{height:48px;border:1px solid #111;background:#fff;color:#111;font:inherit;font-weight:600;border-radius:2px;cursor:pointer}
button.primary{background:#111;color:#fff;height:58px}
button.quiet{border-color:transparent;color:#767676;font-weight:500}
nav{display:grid;gap:8px;margin-bottom:24px}
nav a{display:grid;place-items:center;min-height:48px;border:1px solid #111;border-radius:2px;color:#111;font-weight:600;text-decoration:none}
nav small a{display:inline;border:0;color:inherit;text-decoration:underline}
nav small{text-align:center}
a:focus-visible,button:focus-visible{outline:2px solid #111;outline-offset:2px}
`;
