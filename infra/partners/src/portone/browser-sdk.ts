/**
 * The stand-in for PortOne's browser SDK: `PortOne.requestPayment` in redirect mode. Plain script without eval or
 * inline handlers, so that it runs under a strict content security policy.
 */
export const browserSdk = `(function () {
  'use strict';
  var origin = new URL(document.currentScript.src).origin;
  var names = ['storeId', 'channelKey', 'paymentId', 'orderName', 'totalAmount', 'currency', 'payMethod', 'redirectUrl'];
  function requestPayment(request) {
    var url = new URL('/pay', origin);
    for (var i = 0; i < names.length; i += 1) {
      var value = request && request[names[i]];
      if (value === undefined || value === null || value === '') {
        return Promise.resolve({
          transactionType: 'PAYMENT',
          paymentId: request && request.paymentId,
          code: 'INVALID_REQUEST',
          message: names[i] + ' 값이 필요합니다.'
        });
      }
      url.searchParams.set(names[i], String(value));
    }
    var easyPay = request.easyPay && request.easyPay.easyPayProvider;
    if (easyPay) url.searchParams.set('easyPayProvider', String(easyPay));
    if (request.isEscrow) url.searchParams.set('isEscrow', 'true');
    var expiry = request.virtualAccount && request.virtualAccount.accountExpiry;
    if (expiry && expiry.dueDate) url.searchParams.set('accountDueAt', new Date(expiry.dueDate).toISOString());
    window.location.assign(url.href);
    return new Promise(function () {});
  }
  window.PortOne = Object.freeze({ requestPayment: requestPayment });
})();
`;
