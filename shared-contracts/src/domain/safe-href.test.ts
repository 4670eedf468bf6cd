import * as z from 'zod/mini';
import { hostileAddresses, hostileHost, oddPaths } from '../testing/hostile-addresses.ts';
import { hrefSchema } from './safe-href.ts';

const origin = 'https://mall.example';

describe('a link of an operator', () => {
  it.each(hostileAddresses)('%j runs nothing, and leads to the host that it names', (address) => {
    const { success } = z.safeParse(hrefSchema, address);
    const { protocol, host, username } = URL.canParse(address, origin)
      ? new URL(address, origin)
      : new URL('about:blank');
    const isAsWritten = protocol === 'https:' && username === '' && address.startsWith(`https://${host}`);
    const isOurs = address.startsWith('/') && host === new URL(origin).host;
    expect({ address, success: success && !isAsWritten && !isOurs }).toEqual({ address, success: false });
  });

  it('is another site’s only by its whole https address', () => {
    const foreign = hostileAddresses.filter(
      (address) =>
        z.safeParse(hrefSchema, address).success && new URL(address, origin).host.includes(hostileHost),
    );
    expect(foreign).toEqual([
      `https://${hostileHost}/`,
      `https://${hostileHost}#@localhost`,
      `https://localhost.${hostileHost}`,
    ]);
  });

  it.each([
    ...oddPaths,
    '/event/common/view/4',
    '/goods/list?f_states[]=DELIVERY_GUARANTEE',
    '#size',
    'https://www.youtube.com/@channel',
    'https://shop.example:8443?a=b@c',
    'tel:1644-0000',
    'mailto:help@mall.example',
  ])('%s is one', (address) => expect(z.safeParse(hrefSchema, address).success).toBe(true));

  it.each(['', ' /cart', 'cart', '?page=1', 'tel:javascript', 'https://', 'https://@mall.example'])(
    '%j is none',
    (address) => expect(z.safeParse(hrefSchema, address).success).toBe(false),
  );
});
