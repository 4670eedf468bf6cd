import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refuseHiddenOverride, shopOriginOf } from './running-shop.ts';

const wanted = { name: 'mf-lookbook', origin: 'http://localhost:3101' };
const cookie = '__Host-mall-override=x; Path=/';
let server: Server;
let answer: { cookies: string[]; body: string };

const address = () => `http://localhost:${(server.address() as AddressInfo).port}/?override=x`;

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.setHeader('set-cookie', answer.cookies);
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('a shop that a remote is shown in', () => {
  it('is good when its page loads the remote from here', async () => {
    answer = { cookies: [cookie], body: `{"entry":"${wanted.origin}/remoteEntry.js"}` };
    await expect(refuseHiddenOverride(address(), wanted)).resolves.toBeUndefined();
  });

  it('says so when it takes no overrides', async () => {
    answer = { cookies: [], body: '' };
    await expect(refuseHiddenOverride(address(), wanted)).rejects.toThrow(/ALLOW_OVERRIDE=1/);
  });

  it('says so when its release has no such remote', async () => {
    answer = { cookies: [cookie], body: 'http://localhost:31011/' };
    await expect(refuseHiddenOverride(address(), wanted)).rejects.toThrow(
      /has no mf-lookbook yet.*publish a first version/,
    );
  });

  it('has to be there', async () => {
    await expect(refuseHiddenOverride('http://localhost:1/', wanted)).rejects.toThrow(/no shop answers/);
    expect(() => shopOriginOf('localhost:3000')).toThrow(/is no shop/);
    expect(shopOriginOf('http://localhost:3000/livestream')).toBe('http://localhost:3000');
  });
});
