import type { PendingWish } from '@mall/contracts/platform/services';
import { type FakeOptions, failure, renderPage } from '@mall/remote-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';

const wish: PendingWish = {
  kind: 'order',
  products: [{ product_id: 1, product_option_id: 2, order_quantity: 1 }],
  from: '/goods/view/1',
};
const open = (answer: unknown, search = '', options: FakeOptions = {}) =>
  renderPage(remote, `/member/login${search}`, { ...options, answers: { 'members.login': answer } });
const accepted = { user_info: { member_id: 7 } };

const field = (name: '아이디' | '비밀번호') =>
  screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input:not([type="checkbox"])' });
/** Fills the form and sends it with the keyboard alone. */
async function logIn() {
  field('아이디').focus();
  await userEvent.keyboard('shopper01');
  field('비밀번호').focus();
  await userEvent.keyboard('Wool!Coat72{Enter}');
}

beforeEach(() => localStorage.clear());

describe('the login page', () => {
  it.each([
    ['', '/'],
    ['?redirect_url=%2Fcart', '/cart'],
    ['?redirect_url=https%3A%2F%2Felsewhere.test%2F', '/'],
  ])('logs in and goes on from "%s" to %s', async (search, target) => {
    const { services } = await open(accepted, search);
    await logIn();
    await waitFor(() => expect(services.visited).toEqual([target]));
    expect(services.calls.map(({ input }) => input)).toEqual([
      { body: { provider: 'normal', user_id: 'shopper01', user_passwd: 'Wool!Coat72' } },
    ]);
    expect(services.messages).toEqual([]);
  });

  it('goes on to the order that the shopper wanted, which a guest may also place', async () => {
    const { services } = await open(accepted, '?redirect_url=%2Fcart', { pendingWish: wish });
    expect(screen.getByRole('button', { name: '비회원으로 주문하기' })).toBeInTheDocument();
    await logIn();
    await waitFor(() => expect(services.visited).toEqual(['/order']));
  });

  it.each(['', '   '])('asks for what is missing, also where only "%s" was typed', async (typed) => {
    const { services } = await open(accepted);
    for (const name of ['아이디', '비밀번호'] as const)
      fireEvent.input(field(name), { target: { value: typed } });
    await userEvent.click(screen.getByRole('button', { name: '로그인' }));
    expect(await screen.findByText('아이디를 입력해주세요.')).toBeInTheDocument();
    expect(screen.getByText('비밀번호를 입력해주세요.')).toBeInTheDocument();
    expect(field('아이디')).toHaveFocus();
    await userEvent.type(field('아이디'), 'shopper01');
    expect(screen.queryByText('아이디를 입력해주세요.')).toBeNull();
    expect(services.calls).toEqual([]);
  });

  it('says so where the browser kept no cookie of the login, and reports none to the app', async () => {
    const { services } = await open(accepted, '?redirect_url=%2Fcart', {
      takesCookies: false,
      app: 'android',
    });
    await logIn();
    await waitFor(() =>
      expect(services.messages).toEqual([
        '브라우저가 쿠키를 차단하고 있어 로그인할 수 없어요.\n쿠키를 허용한 후 다시 로그인해주세요.',
      ]),
    );
    expect(services.visited).toEqual([]);
    expect(field('아이디')).toHaveValue('shopper01');
  });

  it('shows a wrong password under its field and takes the focus there', async () => {
    const { services } = await open(failure('PASSWD_ERROR'));
    await logIn();
    expect(await screen.findByText('아이디 혹은 비밀번호를 다시 확인해주세요.')).toBeInTheDocument();
    expect(field('비밀번호')).toHaveFocus();
    expect(services.messages).toEqual([]);
    expect(services.visited).toEqual([]);
  });

  it('asks for the code that was sent to the phone, and sends it with the next try', async () => {
    const answers = [
      failure('LOGIN_CODE', '인증번호를 입력해주세요.'),
      failure('LOGIN_CODE', '다시 보냈어요.'),
    ];
    const { services } = await open(() => answers.shift() ?? accepted);
    expect(screen.queryByLabelText(/^인증번호/)).toBeNull();
    await logIn();
    const code = await screen.findByLabelText(/^인증번호/);
    await waitFor(() => expect(code).toHaveFocus());
    // Nothing is wrong yet.
    expect(code).not.toHaveAttribute('aria-invalid', 'true');
    expect(code).toHaveAccessibleDescription('인증번호를 입력해주세요.');
    await userEvent.keyboard('87654321{Enter}');
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'));
    expect(code).toHaveAccessibleDescription('다시 보냈어요.');
    await userEvent.clear(code);
    await userEvent.type(code, '12345678{Enter}');
    await waitFor(() => expect(services.visited).toEqual(['/']));
    expect(services.calls.at(-1)?.input).toEqual({
      body: {
        provider: 'normal',
        user_id: 'shopper01',
        user_passwd: 'Wool!Coat72',
        login_code: '12345678',
      },
    });
  });

  it('counts down for how long a blocked account has to wait, which another ID has not', async () => {
    const message = '로그인 시도가 많아 잠시 이용이 제한되었습니다. 10분 후 다시 시도해주세요.';
    const { services } = await open(failure('LOGIN_BLOCK', message, { retry_after: 600 }));
    await logIn();
    await waitFor(() => expect(services.messages).toEqual([message]));
    const timer = await screen.findByRole('timer', { name: '다시 시도할 수 있을 때까지' });
    await waitFor(() => expect(timer).toHaveTextContent(/^00:09:5\d$/));
    await userEvent.type(field('아이디'), '2');
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('says when a block is over', async () => {
    await open(failure('LOGIN_BLOCK', '', { retry_after: 1 }));
    await logIn();
    expect(
      await screen.findByText('이제 다시 로그인할 수 있어요.', undefined, { timeout: 4000 }),
    ).toBeInTheDocument();
  });

  it('stays logged in where the app is asked to, which browsers do not offer', async () => {
    const browser = await open(accepted);
    expect(screen.queryByRole('checkbox', { name: '자동 로그인' })).toBeNull();
    browser.unmount();
    const { services } = await open(accepted, '', { app: 'ios' });
    await userEvent.click(screen.getByRole('checkbox', { name: '자동 로그인' }));
    await logIn();
    await waitFor(() => expect(services.visited).toEqual(['/']));
    expect(services.calls[0]?.input).toMatchObject({ body: { is_auto_login: 1 } });
  });

  it('informs a member who awaits approval, and stays', async () => {
    const { services } = await open(failure('MEMBER_READY'));
    await logIn();
    await waitFor(() => expect(services.messages).toEqual(['관리자 가입 승인 처리 후, 이용이 가능합니다.']));
    expect(services.visited).toEqual([]);
  });

  it('sends a transferred member to a new password', async () => {
    const { services } = await open(failure('TRANSFER_PASSWORD_CHANGE'));
    await logIn();
    await waitFor(() => expect(services.visited).toEqual(['/member/find?find=password']));
    expect(services.messages).toEqual(['이관 대상 회원입니다.']);
  });

  it('remembers the ID when asked to', async () => {
    const first = await open(accepted);
    await userEvent.click(screen.getByRole('checkbox', { name: '아이디 저장' }));
    await logIn();
    await waitFor(() => expect(first.services.visited).toHaveLength(1));
    first.unmount();
    await open(accepted);
    expect(field('아이디')).toHaveValue('shopper01');
    expect(screen.getByRole('checkbox', { name: '아이디 저장' })).toBeChecked();
  });
});
