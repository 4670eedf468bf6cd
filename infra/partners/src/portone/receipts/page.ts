import { escapeHtml, frame } from '../../html.ts';
import { methodName, won } from '../pages.ts';
import type { PaymentRequest } from '../payment.ts';

/** Paper about a payment. */
export function receiptPage(title: '매출전표' | '현금영수증', request: PaymentRequest): string {
  const row = (name: string, value: string) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`;
  return frame(
    title,
    `<p class="mode">테스트 결제 · 증빙으로 쓸 수 없습니다</p>
<h1>${title}</h1>
<p class="amount">${won.format(request.totalAmount)}<span>원</span></p>
<dl>
${row('상품', request.orderName)}
${row('결제 수단', methodName(request))}
${row('주문 번호', request.paymentId)}
</dl>`,
  );
}
