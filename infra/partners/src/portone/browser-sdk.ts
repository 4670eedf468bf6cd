/**
 * The stand-in for PortOne's browser SDK V2: `requestPayment` opens the windows of a way to pay, resolves with `code`
 * when nothing was paid, never after a redirect. No eval or HTML strings: the CSP is strict.
 */
export const browserSdk = `(function () {
  'use strict';
  var origin = new URL(document.currentScript.src).origin;
  var names = ['storeId', 'channelKey', 'paymentId', 'orderName', 'totalAmount', 'currency', 'payMethod', 'redirectUrl'];
  var pcKinds = { KAKAOPAY: ['IFRAME'], NAVERPAY: ['POPUP'] };

  function refusal(request, code, message) {
    return Promise.resolve({
      transactionType: 'PAYMENT', paymentId: request && request.paymentId, code: code, message: message
    });
  }

  function cancelled(request) {
    return {
      transactionType: 'PAYMENT',
      paymentId: request.paymentId,
      code: 'FAILURE_TYPE_PG',
      message: '[결제포기] 사용자가 결제를 취소하셨습니다.',
      pgCode: 'PAY_PROCESS_CANCELED',
      pgMessage: '[결제포기] 사용자가 결제를 취소하셨습니다.'
    };
  }

  function windowOf(request) {
    var isMobile = /Mobi|Android|iPhone|iPad/.test(navigator.userAgent);
    var provider = request.easyPay && request.easyPay.easyPayProvider;
    var kinds = isMobile ? ['REDIRECTION'] : pcKinds[provider] || ['IFRAME', 'POPUP'];
    var asked = (request.windowType || {})[isMobile ? 'mobile' : 'pc'] || kinds[0];
    // The app's webview is a phone, whatever it says of itself.
    if (request.appScheme && asked === 'REDIRECTION') return asked;
    return kinds.indexOf(asked) < 0 ? null : asked;
  }

  function addressOf(request, kind) {
    var url = new URL('/pay', origin);
    names.forEach(function (name) {
      url.searchParams.set(name, String(request[name]));
    });
    var easyPay = request.easyPay && request.easyPay.easyPayProvider;
    if (easyPay) url.searchParams.set('easyPayProvider', String(easyPay));
    if (request.isEscrow) url.searchParams.set('isEscrow', 'true');
    if (request.appScheme) url.searchParams.set('appScheme', String(request.appScheme));
    var expiry = request.virtualAccount && request.virtualAccount.accountExpiry;
    if (expiry && expiry.dueDate) url.searchParams.set('accountDueAt', new Date(expiry.dueDate).toISOString());
    url.searchParams.set('windowType', kind);
    return url.href;
  }

  /** Resolves with what the page inside the window says; of other windows and origins nothing is received. */
  function answerOf(source, onEnd) {
    return new Promise(function (resolve) {
      function onMessage(event) {
        if (event.origin !== origin || event.source !== source()) return;
        if (!event.data || event.data.type !== 'portone:payment-result') return;
        end(event.data.answer);
      }
      function end(answer) {
        removeEventListener('message', onMessage);
        onEnd.forEach(function (undo) { undo(); });
        resolve(answer);
      }
      addEventListener('message', onMessage);
      onEnd.close = end;
    });
  }

  function part(name, styles, attributes) {
    var element = document.createElement(name);
    Object.assign(element.style, styles);
    Object.keys(attributes).forEach(function (key) { element.setAttribute(key, attributes[key]); });
    return element;
  }

  function openFrame(request) {
    var veil = part('div', {
      position: 'fixed', inset: '0', zIndex: '2147483647', display: 'grid', placeItems: 'center', background: 'rgb(0 0 0 / .6)'
    }, { role: 'dialog', 'aria-modal': 'true', 'aria-label': '결제창' });
    var box = part('div', {
      position: 'relative', width: 'min(100vw, 452px)', height: 'min(100vh, 660px)', background: '#fff'
    }, {});
    var frame = part('iframe', { width: '100%', height: '100%', border: '0' }, { title: '결제창', src: addressOf(request, 'IFRAME') });
    var close = part('button', {
      position: 'absolute', top: '8px', right: '8px', width: '40px', height: '40px', border: '0', background: 'transparent', fontSize: '24px', cursor: 'pointer'
    }, { type: 'button', 'aria-label': '결제창 닫기' });
    close.textContent = '×';
    var others = Array.prototype.filter.call(document.body.children, function (element) { return !element.inert; });
    var onEnd = [
      function () { veil.remove(); },
      function () { others.forEach(function (element) { element.inert = false; }); }
    ];
    var answer = answerOf(function () { return frame.contentWindow; }, onEnd);
    close.addEventListener('click', function () { onEnd.close(cancelled(request)); });
    veil.addEventListener('keydown', function (event) {
      if (event.key === 'Escape') onEnd.close(cancelled(request));
    });
    others.forEach(function (element) { element.inert = true; });
    box.append(frame, close);
    veil.append(box);
    document.body.append(veil);
    frame.focus();
    // Another document comes without the focus that the empty one had.
    frame.addEventListener('load', function () { frame.contentWindow.focus(); });
    return answer;
  }

  function openPopup(request) {
    var left = Math.max(0, screenX + (outerWidth - 480) / 2);
    var popup = window.open(addressOf(request, 'POPUP'), 'portone-payment', 'popup,width=480,height=720,top=80,left=' + left);
    if (!popup) return refusal(request, 'FAILURE_TYPE_PG', '팝업이 차단되었습니다.');
    var timer;
    var onEnd = [function () { clearInterval(timer); }];
    var answer = answerOf(function () { return popup; }, onEnd);
    // The last message of a window may be on its way when it has closed.
    timer = setInterval(function () {
      if (popup.closed) setTimeout(function () { onEnd.close(cancelled(request)); }, 300);
    }, 300);
    return answer;
  }

  function requestPayment(request) {
    for (var i = 0; i < names.length; i += 1) {
      var value = request && request[names[i]];
      if (value === undefined || value === null || value === '')
        return refusal(request, 'INVALID_REQUEST', names[i] + ' 값이 필요합니다.');
    }
    var kind = windowOf(request);
    if (kind === null) return refusal(request, 'BadRequest', '지원하지 않는 PG사 창 유형입니다.');
    if (kind === 'IFRAME') return openFrame(request);
    if (kind === 'POPUP') return openPopup(request);
    window.location.assign(addressOf(request, kind));
    return new Promise(function () {});
  }
  window.PortOne = Object.freeze({ requestPayment: requestPayment });
})();
`;
