import { hostileAddresses } from '@mall/contracts/testing/hostile-addresses';
import { createFakeServices } from '@mall/remote-kit/testing';
import { destinationAfterLogin } from './destination.ts';

const services = createFakeServices('/member/login');
/** As another part of the mall leaves it. */
const leave = (address: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom
  document.cookie = `redirect_url=${encodeURIComponent(address)}; Path=/`;
};

describe('where a login leads (spec 4.2)', () => {
  it.each(hostileAddresses)('is home for %j, wherever it comes from', (address) => {
    expect(destinationAfterLogin(services, address)).toBe('/');
    leave(address);
    expect(destinationAfterLogin(services, null)).toBe('/');
  });

  it('is what a cookie left, once, unless the address says otherwise', () => {
    leave('/wish');
    expect(destinationAfterLogin(services, null)).toBe('/wish');
    expect(destinationAfterLogin(services, null)).toBe('/');
    leave('/wish');
    expect(destinationAfterLogin(services, '/cart')).toBe('/cart');
    expect(document.cookie).not.toContain('redirect_url');
  });

  it.each(['/member/login', '/member/login?redirect_url=%2Fcart', '/member/login/snsCallback?code=1'])(
    'is home for %s, which is where logins are',
    (address) => expect(destinationAfterLogin(services, address)).toBe('/'),
  );

  it('is home for an unreadable cookie', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom
    document.cookie = 'redirect_url=%; Path=/';
    expect(destinationAfterLogin(services, null)).toBe('/');
  });
});
