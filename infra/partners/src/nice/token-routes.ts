import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { PartnersConfig } from '../config.ts';
import type { CheckBook } from './check-book.ts';

const header = (code: string, message: string) => ({ GW_RSLT_CD: code, GW_RSLT_MSG: message });
const cryptoBodySchema = z.object({
  dataBody: z.object({
    req_dtim: z.string().regex(/^\d{14}$/),
    req_no: z.string().min(1).max(30),
    enc_mode: z.literal('1'),
  }),
});

/** svc.niceapi.co.kr: the shop's access token, and a crypto token for each identity check. */
export function tokenRoutes(app: FastifyInstance, config: PartnersConfig, book: CheckBook): void {
  const basic = Buffer.from(`${config.NICE_CLIENT_ID}:${config.NICE_CLIENT_SECRET}`).toString('base64');
  const accessToken = randomBytes(24).toString('hex');

  app.post('/nice/digital/niceid/oauth/oauth/token', async (request, reply) => {
    if (request.headers.authorization !== `Basic ${basic}`)
      return reply.status(401).send({ dataHeader: header('1800', '인증 실패') });
    return {
      dataHeader: header('1200', '오류 없음'),
      dataBody: {
        access_token: accessToken,
        token_type: 'bearer',
        expires_in: 1_576_799_999,
        scope: 'default',
      },
    };
  });

  app.post('/nice/digital/niceid/api/v1.0/common/crypto/token', async (request, reply) => {
    const given = (request.headers.authorization ?? '').replace(/^bearer /i, '');
    const [token, , client] = Buffer.from(given, 'base64').toString().split(':');
    const isOurs =
      token === accessToken &&
      client === config.NICE_CLIENT_ID &&
      request.headers.client_id === client &&
      request.headers.productid === config.NICE_PRODUCT_ID;
    if (!isOurs) return reply.status(401).send({ dataHeader: header('1800', '인증 실패') });
    const body = cryptoBodySchema.safeParse(request.body);
    if (!body.success) {
      return {
        dataHeader: header('1200', '오류 없음'),
        dataBody: { rsp_cd: 'EAPI2500', res_msg: '요청 오류', result_cd: '0099' },
      };
    }
    const check = book.open(body.data.dataBody.req_dtim, body.data.dataBody.req_no);
    return {
      dataHeader: header('1200', '오류 없음'),
      dataBody: {
        rsp_cd: 'P000',
        res_msg: '',
        result_cd: '0000',
        site_code: check.siteCode,
        token_version_id: check.tokenVersionId,
        token_val: check.tokenValue,
        period: 3600,
      },
    };
  });
}
