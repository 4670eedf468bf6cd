import { readConfig } from './config.ts';

it('the shop is the address that shoppers use, reached by its name', () => {
  expect(readConfig({ PUBLIC_ORIGIN: 'https://mall.example/' })).toEqual({
    host: '127.0.0.1',
    port: 3040,
    shop: { origin: 'https://mall.example', reachedBy: undefined, trustsAnyCertificate: false },
  });
});

it('a shop behind another address is reached by that', () => {
  const env = {
    PUBLIC_ORIGIN: 'https://mall.example',
    SMOKE_SHOP_AT: 'proxy:8443',
    SMOKE_ANY_CERTIFICATE: '1',
  };
  expect(readConfig(env).shop).toMatchObject({ reachedBy: 'proxy:8443', trustsAnyCertificate: true });
});

it.each([
  [{}, /PUBLIC_ORIGIN: has to name the shop/],
  [{ PUBLIC_ORIGIN: 'file:///etc' }, /PUBLIC_ORIGIN/],
  [
    { PUBLIC_ORIGIN: 'https://mall.example', SMOKE_SHOP_AT: 'proxy' },
    /SMOKE_SHOP_AT: has to be a host and a port/,
  ],
  [{ PUBLIC_ORIGIN: 'https://mall.example', SMOKE_SHOP_AT: 'a:1,MAP * b:2' }, /SMOKE_SHOP_AT/],
  [{ PUBLIC_ORIGIN: 'https://mall.example', SMOKE_PORT: 'x' }, /SMOKE_PORT/],
])('%j is refused with the name of what is wrong', (env, reason) => {
  expect(() => readConfig(env)).toThrow(reason);
});
