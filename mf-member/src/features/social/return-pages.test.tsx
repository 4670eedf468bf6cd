import { hostileAddresses } from '@mall/contracts/testing/hostile-addresses';
import { renderPage } from '@mall/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { waitForReturn } from '../../shared/outside/return-channel.ts';
import { partyWindows } from '../../testing/party-windows.ts';

partyWindows();
const close = jest.fn();
beforeEach(() => {
  close.mockReset();
  window.close = close;
});
afterEach(() => window.history.replaceState(null, '', '/'));

const callback = '/member/login/snsCallback';
async function comeBack(href: string) {
  window.history.replaceState(null, '', href);
  return renderPage(remote, href, { isStrict: true });
}
const keep = (round: object) => sessionStorage.setItem('OUTSIDE_ROUND', JSON.stringify(round));
const round = {
  kind: 'social',
  id: 's',
  isWindow: false,
  backTo: '/member/login?redirect_url=%2Fcart',
  note: { provider: 'kakao', purpose: 'login' },
};

describe('a return page of another party (spec 2.1, 8.3, 8.6)', () => {
  it('gives its answer to the page that waits for it, and closes', async () => {
    const waiting = waitForReturn('social', ({ state }) => state === 's');
    await comeBack(`${callback}?code=c&state=s&evil=1`);
    await expect(waiting.answer).resolves.toEqual({ code: 'c', state: 's', result: 'success' });
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(await screen.findByText('확인되었어요')).toBeInTheDocument();
  });

  it('goes back to the page that began in this tab', async () => {
    keep(round);
    const { services } = await comeBack(`${callback}?code=c&state=s`);
    await waitFor(() => expect(services.visited).toEqual(['/member/login?redirect_url=%2Fcart']));
    expect(JSON.parse(sessionStorage.getItem('OUTSIDE_RETURN') ?? '{}')).toMatchObject({
      returned: { code: 'c', state: 's' },
    });
    expect(sessionStorage.getItem('OUTSIDE_ROUND')).toBeNull();
    expect(services.calls).toEqual([]);
  });

  // A part of them: each opens a page. The rest are tried where addresses are judged.
  it.each(hostileAddresses.slice(0, 8))('leads nowhere outside this shop, not to %j', async (backTo) => {
    keep({ ...round, backTo });
    const { services } = await comeBack(`${callback}?code=c&state=s`);
    await waitFor(() => expect(services.visited).toEqual(['/']));
  });

  it.each(['next', 'state', 'redirect', 'redirect_url', 'redirect_uri', 'returnUrl', 'url'])(
    'follows no address that an attacker wrote into its own, as %s',
    async (name) => {
      for (const address of ['//evil.example', 'javascript:alert(1)', '/cart']) {
        keep(round);
        const { services, unmount } = await comeBack(
          `${callback}?code=c&state=s&${name}=${encodeURIComponent(address)}`,
        );
        await waitFor(() => expect(services.visited).toEqual([round.backTo]), { timeout: 3000 });
        unmount();
      }
    },
  );

  it.each([
    [callback, '잘못된 접근입니다.'],
    [`${callback}?code=stolen&state=x`, '현재 SNS 로그인을 진행할 수 없습니다.'],
    ['/member/niceauth/success', '잘못된 접근입니다.'],
    ['/member/niceauth/fail?token_version_id=v', '본인인증이 실패했습니다.'],
  ])('%s that was not asked for here says so and leads home', async (href, message) => {
    const { services } = await comeBack(href);
    await waitFor(() => expect(services.visited).toEqual(['/']), { timeout: 3000 });
    expect(services.messages).toEqual([message]);
  });

  it('says which way an identity check went', async () => {
    const waiting = waitForReturn('identity', () => true);
    await comeBack('/member/niceauth/fail?token_version_id=v');
    await expect(waiting.answer).resolves.toMatchObject({ result: 'fail' });
    await act(async () => undefined);
  });
});
