import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { PartnersConfig } from '../config.ts';
import { escapeHtml, frame, sendPage } from '../html.ts';

const maximumEntries = 100;
/** How far a request's date may be from now, ms. */
const maximumAgeMs = 15 * 60_000;
const signed = /^HMAC-SHA256 apiKey=([^,]+), date=([^,]+), salt=([^,]+), signature=([0-9a-f]{64})$/i;
const bodySchema = z.object({
  message: z.object({
    to: z.string().regex(/^\d{8,11}$/),
    from: z.string().regex(/^\d{8,11}$/),
    subject: z.string().max(40).optional(),
    text: z.string().min(1).max(2000),
  }),
});

interface SentMessage {
  to: string;
  subject: string;
  text: string;
  at: string;
}

function isSigned(header: string, { SOLAPI_API_KEY, SOLAPI_API_SECRET }: PartnersConfig): boolean {
  const [, key, date = '', salt = '', signature = ''] = signed.exec(header) ?? [];
  const expected = createHmac('sha256', SOLAPI_API_SECRET)
    .update(date + salt)
    .digest();
  const given = Buffer.from(signature, 'hex');
  const isNow = Math.abs(Date.now() - Date.parse(date)) < maximumAgeMs;
  return (
    key === SOLAPI_API_KEY && isNow && given.length === expected.length && timingSafeEqual(given, expected)
  );
}

/** Solapi: takes text messages and shows them on a page instead of a phone. */
export function solapiPlugin(config: PartnersConfig) {
  return async (app: FastifyInstance): Promise<void> => {
    const sent: SentMessage[] = [];
    app.post('/solapi/messages/v4/send', async (request, reply) => {
      if (!isSigned(request.headers.authorization ?? '', config))
        return reply.status(403).send({ errorCode: 'SignatureDoesNotMatch', errorMessage: 'bad signature' });
      const body = bodySchema.safeParse(request.body);
      if (!body.success)
        return reply.status(400).send({ errorCode: 'ValidationError', errorMessage: 'bad message' });
      const { to, from, subject = '', text } = body.data.message;
      sent.unshift({ to, subject, text, at: new Date().toISOString() });
      sent.length = Math.min(sent.length, maximumEntries);
      return { groupId: `G4V${Date.now()}`, to, from, statusCode: '2000', statusMessage: '정상 접수' };
    });
    app.get('/messages', async (_request, reply) => {
      const list = sent.map(
        ({ to, subject, text, at }) =>
          `<h2>${escapeHtml(subject)} <small>${to} · ${at}</small></h2><p>${escapeHtml(text)}</p>`,
      );
      const note = '<p class="mode">테스트 문자함 · 실제로 발송하지 않습니다</p><h1>문자 메시지</h1>';
      return sendPage(reply, 200, frame('문자 메시지', note + (list.join('') || '<p>없음</p>')));
    });
  };
}
