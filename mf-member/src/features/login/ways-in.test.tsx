import { failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { identityAnswers, identityReturn, partyWindows } from '../../testing/party-windows.ts';

const windows = partyWindows();
beforeAll(installDialogElement);
const task = { member_id: 7, task_token: 't'.repeat(40) };
const accepted = { user_info: { member_id: 7 } };
const authorize = { url: 'https://kauth.test/authorize', state: 'state-1', nonce: 'n' };
const open = (answers: Record<string, unknown>, options = {}) =>
  renderPage(remote, '/member/login?redirect_url=%2Fcart', {
    ...options,
    answers: { 'members.snsAuthorize': authorize, ...answers },
  });
const loginsOf = (services: { calls: { id: string; input: unknown }[] }) =>
  services.calls.filter(({ id }) => id === 'members.login').map(({ input }) => input);

function logIn() {
  fireEvent.input(screen.getByLabelText(/^아이디\*?$/), { target: { value: 'nocheck01' } });
  fireEvent.input(screen.getByLabelText(/^비밀번호\*?$/), { target: { value: 'Wool!Coat72' } });
  fireEvent.click(screen.getByText('로그인', { selector: 'button[type="submit"]' }));
}
const pressKakao = () => fireEvent.click(screen.getByLabelText('카카오로 로그인'));
const kakaoIsOpen = () => waitFor(() => expect(windows.opened[0]?.hrefs).toEqual([authorize.url]));

describe('a social login (spec 4.4, 8.3)', () => {
  it('opens its window inside the click, and logs in with what came back', async () => {
    const { services } = await open({ 'members.login': accepted });
    pressKakao();
    expect(windows.opened[0]?.features).toContain('width=650,height=700');
    await kakaoIsOpen();
    expect(await windows.comeBack('social', { code: 'c', state: 'state-1' })).toBe(true);
    await waitFor(() => expect(services.visited).toEqual(['/cart']));
    expect(loginsOf(services)).toEqual([{ body: { provider: 'kakao', code: 'c', state: 'state-1' } }]);
  });

  it('accepts nothing but a page of ours with the very state', async () => {
    const { services } = await open({ 'members.login': accepted });
    pressKakao();
    await kakaoIsOpen();
    for (const source of [null, window])
      window.dispatchEvent(
        new MessageEvent('message', {
          origin: 'https://evil.test',
          source,
          data: { type: 'returned', kind: 'social', returned: { code: 'x', state: 'state-1' } },
        }),
      );
    expect(await windows.comeBack('social', { code: 'x', state: 'another' })).toBe(false);
    expect(await windows.comeBack('identity', { code: 'x', state: 'state-1' })).toBe(false);
    expect(loginsOf(services)).toEqual([]);
    expect(services.visited).toEqual([]);
  });

  it('can be begun again after its window was closed, and drops the first answer then', async () => {
    const { services } = await open({ 'members.login': accepted });
    pressKakao();
    await kakaoIsOpen();
    pressKakao();
    await waitFor(() => expect(windows.opened[1]?.hrefs).toHaveLength(1));
    await windows.comeBack('social', { code: 'c', state: 'state-1' });
    await waitFor(() => expect(loginsOf(services)).toHaveLength(1));
  });

  it('stays where the person said no', async () => {
    const { services } = await open({ 'members.login': accepted });
    pressKakao();
    await kakaoIsOpen();
    await windows.comeBack('social', { error: 'access_denied', state: 'state-1' });
    expect(loginsOf(services)).toEqual([]);
    expect(services.messages).toEqual([]);
  });

  it('says when it cannot begin, and closes the window', async () => {
    const { services } = await open({ 'members.snsAuthorize': failure('NETWORK') });
    pressKakao();
    await waitFor(() => expect(services.messages).toHaveLength(1));
    expect(windows.opened[0]?.window.closed).toBe(true);
  });

  it('asks a newcomer, and goes on with joining', async () => {
    const newcomer = {
      sns_ticket: 's'.repeat(40),
      sns_email: 'kang@mall.example',
      sns_name: '강민준',
      sns_mobile: '',
    };
    const { services } = await open({ 'members.login': failure('MEMBER_NULL', '', newcomer) });
    pressKakao();
    await kakaoIsOpen();
    await windows.comeBack('social', { code: 'c', state: 'state-1' });
    await waitFor(() => expect(services.visited).toEqual(['/member/join/intro?step=agree']));
    expect(services.messages).toEqual(['가입되지 않은 회원정보입니다. 회원가입을 진행하시겠습니까?']);
    expect(sessionStorage.getItem('JOIN_DRAFT')).not.toContain('강민준');
  });

  it('goes on in this tab with what arrived there, once', async () => {
    const round = {
      kind: 'social',
      id: 'state-1',
      isWindow: false,
      backTo: '/member/login',
      note: { provider: 'naver', purpose: 'login' },
    };
    sessionStorage.setItem(
      'OUTSIDE_RETURN',
      JSON.stringify({ round, returned: { code: 'c', state: 'state-1' } }),
    );
    const { services } = await open({ 'members.login': accepted }, { isStrict: true });
    await waitFor(() => expect(services.visited).toEqual(['/cart']));
    expect(loginsOf(services)).toEqual([{ body: { provider: 'naver', code: 'c', state: 'state-1' } }]);
    expect(sessionStorage.getItem('OUTSIDE_RETURN')).toBeNull();
  });
});

describe('a login that asks for more (spec 4.3)', () => {
  it('leads to the guide with an old password, and keeps no password in storage', async () => {
    const { services } = await open({ 'members.login': failure('PW_CHANGE', '', task) });
    logIn();
    await waitFor(() => expect(services.visited).toEqual(['/member/resetpasswordguide']));
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Wool!Coat72');
  });

  it('checks the identity and logs in again', async () => {
    const answers = [failure('CI_CHECK', '', task), accepted];
    const { services } = await open({
      ...identityAnswers,
      'members.login': () => answers.shift(),
      'members.ciUpdate': { member_id: 7 },
    });
    logIn();
    await waitFor(() => expect(windows.opened[0]?.forms).toHaveLength(1));
    expect(windows.opened[0]?.features).toContain('width=500,height=550');
    expect(windows.opened[0]?.forms[0]?.fields.enc_data).toBe('e');
    await windows.comeBack('identity', identityReturn);
    await waitFor(() => expect(services.visited).toEqual(['/cart']));
    expect(services.calls.find(({ id }) => id === 'members.ciUpdate')?.input).toEqual({
      body: { ci: 'c'.repeat(40), token: task.task_token, user_name: '나은서' },
    });
    expect(loginsOf(services)).toHaveLength(2);
  });

  it('reports a check that failed, and can be tried again', async () => {
    const { services } = await open({
      ...identityAnswers,
      'identity.finish': failure('IDENTITY_FAILED', '본인인증이 실패했습니다.'),
      'members.login': failure('CI_CHECK', '', task),
    });
    logIn();
    await waitFor(() => expect(windows.opened[0]?.forms).toHaveLength(1));
    await windows.comeBack('identity', identityReturn);
    await waitFor(() => expect(services.messages).toContain('본인인증이 실패했습니다.'));
    logIn();
    await waitFor(() => expect(loginsOf(services)).toHaveLength(2));
  });

  it('unites accounts: one has to be picked, and agreed to', async () => {
    const integration_members = [7, 8].map((member_id) => ({
      member_id,
      user_id: `double00${member_id}`,
      join_at: '2026-11-15T00:00:00.000Z',
      grade_name: 'GOLD',
      sns: [{ sns_type: 'kakao', email: `d${member_id}@mall.example` }],
      points: member_id * 1000,
      coupons: 2,
      orders: 3,
    }));
    const { services } = await open({
      'members.login': failure('INTEGRATION', '', { ...task, integration_members }),
      'members.integration': {
        member_id: 8,
        message: '회원통합이 완료되었습니다. 통합하신 계정으로 다시 로그인해주세요.',
      },
    });
    logIn();
    const layer = within((await screen.findByText('통합하기')).closest('dialog') as HTMLElement);
    const submit = () => fireEvent.click(layer.getByText('통합하기'));
    expect(layer.getByText(/포인트 7,000P · 쿠폰 2장 · 주문 3건/)).toBeInTheDocument();
    submit();
    expect(await layer.findByText('통합할 계정을 선택해주세요.')).toBeInTheDocument();
    expect(layer.getByText('회원 통합진행에 동의해주세요.')).toBeInTheDocument();
    expect(layer.getByLabelText(/double007/)).toHaveFocus();
    fireEvent.click(layer.getByLabelText(/double008/));
    submit();
    expect(layer.getByLabelText(/회원 통합진행에 동의합니다/)).toHaveFocus();
    fireEvent.click(layer.getByLabelText(/회원 통합진행에 동의합니다/));
    submit();
    await waitFor(() => expect(services.visited).toEqual(['/member/login']));
    expect(services.calls.at(-1)?.input).toEqual({
      body: { member_id: 7, integration_member_id: 8, integration_member_ids: [7, 8] },
    });
    expect(services.messages).toEqual(['회원통합이 완료되었습니다. 통합하신 계정으로 다시 로그인해주세요.']);
  });

  it('says when accounts cannot be united, and stays', async () => {
    const integration_members = [7, 8].map((member_id) => ({
      member_id,
      user_id: `double00${member_id}`,
      join_at: '2026-11-15T00:00:00.000Z',
      grade_name: 'GOLD',
      sns: [],
    }));
    const { services } = await open({
      'members.login': failure('INTEGRATION', '', { ...task, integration_members }),
      'members.integration': failure('INTEGRATION_REFUSED', ''),
    });
    logIn();
    const layer = within((await screen.findByText('통합하기')).closest('dialog') as HTMLElement);
    fireEvent.click(layer.getByLabelText(/double008/));
    fireEvent.click(layer.getByLabelText(/회원 통합진행에 동의합니다/));
    fireEvent.click(layer.getByText('통합하기'));
    await waitFor(() => expect(services.messages).toEqual(['현재 회원 통합을 진행하실 수 없습니다.']));
    expect(services.visited).toEqual([]);
  });

  it.each([
    ['?redirect_url=%2Fcart', '/cart'],
    ['?redirect_url=%2F%2Fevil.test', '/mypage'],
    ['', '/mypage'],
  ])('leads on who is in already: "%s" to %s', async (search, target) => {
    const { services } = await renderPage(remote, `/member/login${search}`, { session: loggedIn });
    expect(services.visited).toEqual([target]);
    expect(screen.queryByLabelText(/^비밀번호/)).toBeNull();
  });

  it.each([
    ['/wish', '/wish'],
    ['https://evil.test/', '/'],
  ])('follows the address %j that a cookie left to %s, once', async (address, target) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as another part of the mall leaves it
    document.cookie = `redirect_url=${encodeURIComponent(address)}; Path=/`;
    expect(document.cookie).toContain('redirect_url');
    const { services } = await renderPage(remote, '/member/login', {
      answers: { 'members.login': accepted },
    });
    logIn();
    await waitFor(() => expect(services.visited).toEqual([target]));
    expect(document.cookie).not.toContain('redirect_url');
  });
});
