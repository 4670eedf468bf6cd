import * as z from 'zod';

/** Where payment companies in Korea show their slips and cash receipts. */
const usual = [
  'dashboard.tosspayments.com',
  'npg.nicepay.co.kr',
  'iniweb.inicis.com',
  'admin8.kcp.co.kr',
  'pg-web.kakao.com',
].join();
const hostPattern = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/** RECEIPT_HOSTS: hosts whose receipts are linked, by name, with commas; `-` where none is. */
export const receiptHostSetting = z
  .string()
  .default(usual)
  .transform((text, context) => {
    if (text.trim() === '-') return [];
    const hosts = text.split(',').map((name) => name.trim().toLowerCase());
    const wrong = hosts.find((name) => !hostPattern.test(name));
    if (wrong === undefined) return hosts;
    context.addIssue({ code: 'custom', message: `has no host in "${wrong}"` });
    return z.NEVER;
  });
