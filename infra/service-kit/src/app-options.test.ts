import Fastify from 'fastify';
import { appOptions } from './app-options.ts';

it('serves routes', async () => {
  const app = Fastify(appOptions);
  app.get('/shirts', async () => ({ color: 'navy' }));
  expect((await app.inject('/shirts')).json()).toEqual({ color: 'navy' });
});

it('refuses a route with a JSON schema instead of leaving it unchecked', async () => {
  const app = Fastify(appOptions);
  app.post('/shirts', { schema: { body: { type: 'object', required: ['color'] } } }, async () => 'made');
  await expect(app.ready()).rejects.toThrow('have no JSON schema');
});
