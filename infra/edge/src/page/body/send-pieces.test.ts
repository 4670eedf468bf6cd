import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerAnswerHeaders } from '../../answer-headers.ts';
import { sendPieces } from './send-pieces.ts';

const pieces = ['하나 ', '둘 ', '', '셋'.repeat(50_000)].map((piece) => Buffer.from(piece));
const whole = Buffer.concat(pieces);

describe('a body in pieces', () => {
  let app: FastifyInstance;
  let answered: string[];

  beforeEach(() => {
    answered = [];
    app = Fastify({ genReqId: () => 'request-1' });
    registerAnswerHeaders(app, { publicOrigin: 'https://mall.example' });
    app.addHook('onResponse', async (request) => void answered.push(request.url));
    app.get('/page', async (_request, reply) => {
      reply.status(404).headers({ 'content-security-policy': 'own', 'set-cookie': ['a=1', 'b=2'] });
      return sendPieces(reply, pieces);
    });
  });
  afterEach(() => app.close());

  it('arrives whole, with its length and what every answer says of itself', async () => {
    const reply = await app.inject('/page');
    expect(reply.statusCode).toBe(404);
    expect(reply.rawPayload.equals(whole)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-length': String(whole.length),
      'content-security-policy': 'own',
      'set-cookie': ['a=1', 'b=2'],
      'x-content-type-options': 'nosniff',
      'x-request-id': 'request-1',
    });
    expect(answered).toEqual(['/page']);
  });

  it('is left out where only its head is asked for', async () => {
    const reply = await app.inject({ method: 'HEAD', url: '/page' });
    expect(reply.headers['content-length']).toBe(String(whole.length));
    expect(reply.rawPayload).toHaveLength(0);
  });

  it('leaves its connection to the next', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = () =>
      new Promise<{ body: string; isReused: boolean }>((resolve, reject) => {
        const request = get({ port, path: '/page', agent }, async (reply) =>
          resolve({ body: await text(reply), isReused: request.reusedSocket }),
        ).once('error', reject);
      });
    expect(await ask()).toEqual({ body: whole.toString(), isReused: false });
    expect(await ask()).toEqual({ body: whole.toString(), isReused: true });
    agent.destroy();
  });
});
