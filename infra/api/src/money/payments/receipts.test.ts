import { readConfig } from '../../platform/config.ts';
import { shownReceipt } from './receipts.ts';

const live = readConfig({
  PORTONE_STORE_ID: 'store-live',
  PORTONE_API_URL: 'https://api.portone.io',
  PORTONE_SDK_URL: 'https://cdn.portone.io/v2/browser-sdk.js',
  RECEIPT_HOSTS: 'npg.nicepay.co.kr, dashboard.tosspayments.com',
});

it('leads to https at the hosts that are named', () => {
  const address = 'https://npg.nicepay.co.kr/issue/IssueLoader.do?type=0&TID=UT1';
  expect(shownReceipt(address, live)).toBe(address);
  expect(shownReceipt('https://dashboard.tosspayments.com/receipt?a=1', live)).not.toBeNull();
});

it.each([
  undefined,
  '',
  'receipt',
  'http://npg.nicepay.co.kr/issue',
  'javascript:alert(1)',
  'https://npg.nicepay.co.kr.attacker.example/issue',
  'https://attacker.example/npg.nicepay.co.kr',
  'https://npg.nicepay.co.kr@attacker.example/',
  'https://shop:secret@npg.nicepay.co.kr/',
  'https://npg.nicepay.co.kr:8443/issue',
  'https://sub.npg.nicepay.co.kr/issue',
  'https://cdn.portone.io/receipt',
])('leads nowhere else: %s', (address) => {
  expect(shownReceipt(address, live)).toBeNull();
});

it('leads to the stand-in only where the store is its own', () => {
  const local = readConfig({ PORTONE_API_URL: 'http://127.0.0.1:4040' });
  expect(shownReceipt('http://127.0.0.1:4040/receipts/A', local)).toBe('http://127.0.0.1:4040/receipts/A');
  expect(shownReceipt('http://127.0.0.1:4041/receipts/A', local)).toBeNull();
  const other = readConfig({ PORTONE_API_URL: 'http://127.0.0.1:4040', PORTONE_STORE_ID: 'store-live' });
  expect(shownReceipt('http://127.0.0.1:4040/receipts/A', other)).toBeNull();
});

it.each(['npg', 'https://npg.nicepay.co.kr', 'a.kr,,b.kr'])('refuses a list that is none: %s', (text) => {
  expect(() => readConfig({ RECEIPT_HOSTS: text })).toThrow(/RECEIPT_HOSTS: has no host/);
});
