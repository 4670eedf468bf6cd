import Fastify from 'fastify';
import { followVisit } from './visit-site.ts';

/** What an edge at `origin` makes of a request: the site of the visit, and the cookie it sends. */
async function ask(path: string, headers: Record<string, string> = {}, origin = 'http://localhost:3000') {
  const app = Fastify();
  app.get('/*', (request, reply) => {
    const site = followVisit(request, reply, new URL(request.url, origin), origin);
    return reply.send(site?.code ?? '-');
  });
  const { body, headers: sent } = await app.inject({ url: path, headers });
  await app.close();
  return { site: body === '-' ? null : body, cookie: sent['set-cookie'] };
}

describe('the site of a visit (decision 135)', () => {
  it('begins with an address that names one, for the session of the browser', async () => {
    const { site, cookie } = await ask('/main/rrig');
    expect(site).toBeNull();
    expect(cookie).toBe('family_site=rrig; Path=/; SameSite=Lax');
  });

  it('goes on where the address names none, and nothing is written', async () => {
    expect(await ask('/cart', { cookie: 'family_site=rrig' })).toEqual({ site: 'rrig', cookie: undefined });
  });

  it('ends with the home of the main shop', async () => {
    const { cookie } = await ask('/', { cookie: 'a=1; family_site=rrig' });
    expect(cookie).toBe('family_site=; Path=/; Max-Age=0; SameSite=Lax');
  });

  it('has the prefix of the shop over https', async () => {
    const { site, cookie } = await ask(
      '/main/foluv',
      { cookie: '__Host-family_site=rrig; family_site=outlet' },
      'https://mall.example',
    );
    expect(site).toBe('rrig');
    expect(cookie).toBe('__Host-family_site=foluv; Path=/; SameSite=Lax; Secure');
  });

  it.each(['tbh_shop', 'nobody', '', '__proto__', 'rrig%00', '%'])(
    'is not taken from the value %s',
    async (value) => {
      expect((await ask('/cart', { cookie: `family_site=${value}` })).site).toBeNull();
    },
  );

  it.each([
    ['a visitor of no cookies, on the main shop', '/', {}],
    ['the same site again', '/main/rrig', { cookie: 'family_site=rrig' }],
    ['a page that is loaded ahead', '/main/rrig', { 'sec-purpose': 'prefetch;prerender' }],
  ])('writes nothing for %s', async (_case, path, headers) => {
    expect((await ask(path, headers)).cookie).toBeUndefined();
  });
});
