import { randomBytes } from 'node:crypto';
import { koreanClock } from '@mall/contracts/domain/korean-time';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { PartnersConfig } from '../config.ts';
import { refusalPage, sendPage } from '../html.ts';
import { connectingInformation, personOf, typedPersonSchema } from '../people.ts';
import type { Check, CheckBook } from './check-book.ts';
import { seal, unseal } from './crypto.ts';
import { windowPage } from './window-page.ts';

const postedSchema = z.object({
  m: z.literal('service'),
  token_version_id: z.string(),
  enc_data: z.string(),
  integrity_value: z.string(),
});
const requestSchema = z.object({
  requestno: z.string(),
  returnurl: z.url({ protocol: /^https?$/ }),
  errorurl: z.url({ protocol: /^https?$/ }).optional(),
  sitecode: z.string(),
  methodtype: z.literal('get'),
  receivedata: z.string().default(''),
});
const decisionSchema = z.object({ token_version_id: z.string(), person: z.string().optional() });
type Request = z.infer<typeof requestSchema>;

/** nice.checkplus.co.kr: the verification window and its redirect. */
export function windowRoutes(app: FastifyInstance, config: PartnersConfig, book: CheckBook): void {
  const requests = new WeakMap<Check, Request>();
  const refusal = refusalPage('본인인증을 진행할 수 없습니다', '인증 요청이 올바르지 않습니다.');

  app.post('/nice/CheckPlusSafeModel/service.cb', (request, reply) => {
    const posted = postedSchema.safeParse(request.body);
    const check = posted.success ? book.find(posted.data.token_version_id) : undefined;
    if (!posted.success || !check) return sendPage(reply, 400, refusal);
    const { enc_data, integrity_value } = posted.data;
    const asked = requestSchema.safeParse(unseal(enc_data, integrity_value, check.keys));
    const isOurs =
      asked.data?.requestno === check.requestNo &&
      asked.data.sitecode === check.siteCode &&
      [asked.data.returnurl, asked.data.errorurl ?? asked.data.returnurl].every(
        (url) => new URL(url).origin === config.PUBLIC_ORIGIN,
      );
    if (!asked.success || !isOurs) return sendPage(reply, 400, refusal);
    requests.set(check, asked.data);
    return sendPage(reply, 200, windowPage(check.tokenVersionId), config.PUBLIC_ORIGIN);
  });

  app.post('/nice/CheckPlusSafeModel/decide', (request, reply) => {
    const decision = decisionSchema.safeParse(request.body);
    const check = decision.success ? book.find(decision.data.token_version_id) : undefined;
    const asked = check && requests.get(check);
    if (!decision.success || !check || !asked) return sendPage(reply, 400, refusal);
    const chosen = personOf(decision.data.person ?? '');
    const person = chosen ?? typedPersonSchema.safeParse(request.body).data;
    const common = {
      requestno: asked.requestno,
      sitecode: asked.sitecode,
      receivedata: asked.receivedata,
      enctime: koreanClock(new Date()).toISOString().replace(/\D/g, '').slice(0, 14),
    };
    const result = person ? { ...common, ...resultOf(person) } : { ...common, resultcode: '0001' };
    const url = new URL(person ? asked.returnurl : (asked.errorurl ?? asked.returnurl));
    const sealed = { token_version_id: check.tokenVersionId, ...seal(result, check.keys) };
    for (const [name, value] of Object.entries(sealed)) url.searchParams.set(name, value);
    return reply.redirect(url.href, 303);
  });
}

function resultOf(person: z.infer<typeof typedPersonSchema>) {
  return {
    resultcode: '0000',
    responseno: randomBytes(12).toString('hex'),
    authtype: 'M',
    name: person.name,
    utf8_name: encodeURIComponent(person.name),
    birthdate: person.birthdate,
    gender: person.gender,
    nationalinfo: '0',
    mobileco: '1',
    mobileno: person.mobile,
    ci: connectingInformation(person),
    di: connectingInformation(person).slice(0, 64),
  };
}
