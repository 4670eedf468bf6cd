import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { createPartners } from '../app.ts';
import { readConfig } from '../config.ts';
import { keysOf, seal, unseal } from './crypto.ts';

const config = readConfig({ LOG_LEVEL: 'silent' });
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const [requestTime, requestNo] = ['20261121093000', 'request-1'];
let app: FastifyInstance;
beforeEach(() => {
  app = createPartners(config);
});
afterEach(() => app.close());

const post = (url: string, fields: Record<string, string>, headers = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...form, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

/** What the shop's server does before a browser comes. */
async function openCheck(returnurl = 'http://localhost:3000/success') {
  const basic = Buffer.from(`${config.NICE_CLIENT_ID}:${config.NICE_CLIENT_SECRET}`).toString('base64');
  const granted = await post(
    '/nice/digital/niceid/oauth/oauth/token',
    { grant_type: 'client_credentials', scope: 'default' },
    { authorization: `Basic ${basic}` },
  );
  const token = granted.json().dataBody.access_token;
  const bearer = Buffer.from(`${token}:1:${config.NICE_CLIENT_ID}`).toString('base64');
  const reply = await app.inject({
    method: 'POST',
    url: '/nice/digital/niceid/api/v1.0/common/crypto/token',
    headers: {
      authorization: `bearer ${bearer}`,
      client_id: config.NICE_CLIENT_ID,
      ProductID: config.NICE_PRODUCT_ID,
    },
    payload: {
      dataHeader: { CNTY_CD: 'ko' },
      dataBody: { req_dtim: requestTime, req_no: requestNo, enc_mode: '1' },
    },
  });
  const { token_version_id, token_val, site_code } = reply.json().dataBody;
  const keys = keysOf(requestTime, requestNo, token_val);
  const request = { requestno: requestNo, sitecode: site_code, methodtype: 'get', returnurl };
  return { keys, fields: { m: 'service', token_version_id, ...seal(request, keys) } };
}
const decide = (token_version_id: string, choice: Record<string, string>) =>
  post('/nice/CheckPlusSafeModel/decide', { token_version_id, ...choice });

describe('the identity service', () => {
  it('gives tokens to the shop only', async () => {
    const stranger = await post(
      '/nice/digital/niceid/oauth/oauth/token',
      {},
      { authorization: 'Basic eDp5' },
    );
    expect(stranger.statusCode).toBe(401);
    const made = await app.inject({
      method: 'POST',
      url: '/nice/digital/niceid/api/v1.0/common/crypto/token',
      headers: { authorization: 'bearer eDp5', client_id: config.NICE_CLIENT_ID },
      payload: {},
    });
    expect(made.statusCode).toBe(401);
  });

  it('shows its window for a request that is whole, and returns the chosen person sealed', async () => {
    const { keys, fields } = await openCheck();
    const shown = await post('/nice/CheckPlusSafeModel/service.cb', fields);
    expect(shown.body).toContain('휴대폰 본인인증');
    expect(shown.body).not.toMatch(/<script|onclick|style="/);
    const back = new URL(
      (await decide(fields.token_version_id, { person: 'kim-seoyeon' })).headers.location ?? '',
    );
    const { enc_data = '', integrity_value = '' } = Object.fromEntries(back.searchParams);
    expect(unseal(enc_data, integrity_value, keys)).toMatchObject({
      resultcode: '0000',
      requestno: requestNo,
      utf8_name: encodeURIComponent('김서연'),
      birthdate: '19940315',
      mobileno: '01000000001',
      ci: expect.stringMatching(/^.{88}$/),
    });
  });

  it('takes a person who types their own data, the same person each time', async () => {
    const typed = { name: '홍길순', birthdate: '19900101', gender: '0', mobile: '01012345678' };
    const results = [];
    for (const mobile of ['01012345678', '01087654321']) {
      const { keys, fields } = await openCheck();
      await post('/nice/CheckPlusSafeModel/service.cb', fields);
      const decided = await decide(fields.token_version_id, { ...typed, mobile });
      const { enc_data = '', integrity_value = '' } = Object.fromEntries(
        new URL(decided.headers.location ?? '').searchParams,
      );
      results.push(unseal(enc_data, integrity_value, keys));
    }
    const [first, second] = results.map((result) => z.object({ ci: z.string() }).parse(result));
    expect(first).toEqual(second);
  });

  it('refuses a request that was changed, is unknown, or returns elsewhere', async () => {
    const { fields } = await openCheck();
    const window = (change: Record<string, string>) =>
      post('/nice/CheckPlusSafeModel/service.cb', { ...fields, ...change });
    expect((await window({ integrity_value: 'wrong' })).statusCode).toBe(400);
    expect((await window({ token_version_id: 'unknown' })).statusCode).toBe(400);
    const elsewhere = await openCheck('https://elsewhere.example/');
    expect((await post('/nice/CheckPlusSafeModel/service.cb', elsewhere.fields)).statusCode).toBe(400);
    expect((await decide('unknown', { person: 'kim-seoyeon' })).statusCode).toBe(400);
  });
});
