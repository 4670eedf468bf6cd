import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isShownIn, requireOverrides, shopOriginOf } from './running-shop.ts';

const origin = 'http://localhost:3101';
let server: Server;
let answer: { cookies: string[]; body: string; isCut?: boolean };

const shop = () => `http://localhost:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.setHeader('set-cookie', answer.cookies);
    if (answer.isCut) response.write(answer.body);
    else response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('a shop that a remote is shown in', () => {
  it('takes overrides', async () => {
    answer = { cookies: ['__Host-mall-override=; Path=/'], body: '' };
    await expect(requireOverrides(shop())).resolves.toBeUndefined();
    answer = { cookies: ['other=1'], body: '' };
    await expect(requireOverrides(shop())).rejects.toThrow(/ALLOW_OVERRIDE=1/);
  });

  it('loads the remote from here, or says nothing of it', async () => {
    answer = { cookies: [], body: `{"entry":"${origin}/remoteEntry.js"}` };
    expect(await isShownIn(`${shop()}/?override=x`, origin)).toBe(true);
    answer = { cookies: [], body: `${origin}1/` };
    expect(await isShownIn(`${shop()}/?override=x`, origin)).toBe(false);
  });

  // A page that began and did not end was once an error without a word of the shop.
  it('has to answer in time, to its last byte', async () => {
    answer = { cookies: ['__Host-mall-override=; Path=/'], body: '<html>', isCut: true };
    await expect(requireOverrides(shop(), 50)).rejects.toThrow(
      `${shop()} has not answered within 50 ms: is it open?`,
    );
  });

  it('has to be there', async () => {
    await expect(requireOverrides('http://localhost:1')).rejects.toThrow(/no shop answers/);
    expect(() => shopOriginOf('localhost:3000')).toThrow(/is no shop/);
    expect(shopOriginOf('http://localhost:3000/livestream')).toBe('http://localhost:3000');
  });
});
