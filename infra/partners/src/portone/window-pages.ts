import { escapeHtml, frame } from '../html.ts';

/** What the decision of a frame or a popup ends on: `window.js` posts it to the shop's origin alone. */
export const resultPage = (returnUrl: string): string =>
  frame(
    '결제 결과',
    `<p class="mode">테스트 결제 · 실제로 청구되지 않습니다</p>
<h1>쇼핑몰로 돌아가는 중입니다</h1>
<p data-result="${escapeHtml(returnUrl)}">이 창이 닫히지 않으면 직접 닫아주세요.</p>
<script src="/pay/window.js"></script>`,
  );

/**
 * Runs in the frame or the popup. Escape gives the payment up, as the button does. A result is posted to the page that
 * opened the window, and a popup closes; one whose page has gone is closed by the shopper.
 */
export const windowScript = `(function () {
  'use strict';
  var result = document.querySelector('[data-result]');
  if (!result) {
    document.addEventListener('keydown', function (event) {
      if (event.key === 'Escape') document.querySelector('button[value=cancel]').click();
    });
    return;
  }
  var url = new URL(result.getAttribute('data-result'));
  var page = window.parent === window ? window.opener : window.parent;
  if (!page) return;
  var names = ['transactionType', 'txId', 'paymentId', 'code', 'message', 'pgCode', 'pgMessage'];
  var answer = {};
  names.forEach(function (name) {
    if (url.searchParams.has(name)) answer[name] = url.searchParams.get(name);
  });
  page.postMessage({ type: 'portone:payment-result', answer: answer }, url.origin);
  if (window.opener) window.close();
})();
`;
