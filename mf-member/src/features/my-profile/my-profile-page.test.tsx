import { dropTypedForms } from '@mall/contracts/client/typed-forms';
import { failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { dropConfirmation } from '../../shared/confirm/confirmation.ts';
import { member } from '../../testing/builders.ts';

beforeAll(installDialogElement);
beforeEach(dropTypedForms);
beforeEach(() => act(() => dropConfirmation()));

const inHalfAnHour = () => ({ confirmed_until: new Date(Date.now() + 1_800_000).toISOString() });
const open = (answers: Record<string, unknown>, change = {}) =>
  renderPage(remote, '/mypage/profile', {
    session: loggedIn,
    answers: { 'members.view': { row: member(change) }, 'members.passwdCheck': inHalfAnHour, ...answers },
  });
const sent = ({ calls }: { calls: { id: string; input: unknown }[] }, id: string) =>
  calls.filter((call) => call.id === id).map(({ input }) => input);
const confirm = async () => {
  const password = await screen.findByLabelText(/^비밀번호/, { selector: 'input[type=password]' });
  await userEvent.type(password, 'Wool!Coat72{Enter}');
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the profile', () => {
  it('asks for the password first, and says a wrong one under its field', async () => {
    await open({
      'members.passwdCheck': failure('PASSWD_ERROR', '아이디 혹은 비밀번호를 다시 확인해주세요.'),
    });
    expect(screen.queryByDisplayValue('shopper01@example.com')).toBeNull();
    await confirm();
    expect(await screen.findByText('아이디 혹은 비밀번호를 다시 확인해주세요.')).toBeInTheDocument();
    expect(screen.queryByDisplayValue('shopper01@example.com')).toBeNull();
  });

  // Apple sends the address at the first login only: the row said nothing.
  it('says of a linked account without an address that it is linked', async () => {
    const sns_list = [{ sns_type: 'apple' as const, email: '' }];
    await open({}, { sns_list });
    await confirm();
    const row = (await section('SNS 계정 연결')).getByText('애플').closest('li') as HTMLElement;
    expect(within(row).getByText('연결됨')).toBeInTheDocument();
  });

  it('opens no Apple window in the Android app, and says why', async () => {
    const change = {
      join_type: 1,
      sns_type: 'apple' as const,
      sns_list: [{ sns_type: 'apple' as const, email: 'a@mall.example' }],
    };
    const opened = jest.spyOn(window, 'open');
    const { services } = await renderPage(remote, '/mypage/profile', {
      session: loggedIn,
      app: 'android',
      answers: { 'members.view': { row: member(change) } },
    });
    await userEvent.click(await screen.findByRole('button', { name: '애플로 확인하기' }));
    await waitFor(() => expect(services.messages).toEqual(['안드로이드는 애플로그인을 지원하지 않습니다.']));
    expect(services.calls.map(({ id }) => id)).not.toContain('members.snsAuthorize');
    expect(opened).not.toHaveBeenCalled();
    opened.mockRestore();
  });

  it('sends what is another than before; what is taken is said under its field and stays typed', async () => {
    const { services } = await open({
      'members.edit': failure('EMAIL_TAKEN', '이미 사용 중인 이메일입니다.'),
    });
    await confirm();
    const basic = await section('기본 정보');
    const email = basic.getByLabelText(/^이메일/);
    await userEvent.clear(email);
    await userEvent.type(email, 'taken@example.com{Enter}');
    expect(await basic.findByText('이미 사용 중인 이메일입니다.')).toBeInTheDocument();
    expect(email).toHaveValue('taken@example.com');
    expect(sent(services, 'members.edit')).toEqual([{ body: { member_id: 7, email: 'taken@example.com' } }]);
  });

  it('has what was typed after the page was left, and no more once it was sent', async () => {
    const page = await open({ 'members.edit': { row: member({ nick_name: '하늘빛' }) } });
    await confirm();
    const nick = (await section('기본 정보')).getByLabelText(/^닉네임/);
    await userEvent.clear(nick);
    await userEvent.type(nick, '하늘빛');
    page.unmount();
    act(() => dropConfirmation());
    const again = await open({ 'members.edit': { row: member({ nick_name: '하늘빛' }) } });
    await confirm();
    expect((await section('기본 정보')).getByLabelText(/^닉네임/)).toHaveValue('하늘빛');
    expect(sessionStorage.getItem('TYPED_FORMS')).not.toContain('Wool!Coat72');
    await userEvent.type((await section('기본 정보')).getByLabelText(/^닉네임/), '{Enter}');
    await waitFor(() => expect(again.services.calls.map(({ id }) => id)).toContain('members.edit'));
    await waitFor(() => expect(sessionStorage.getItem('TYPED_FORMS')).toBeNull());
  });

  // It said that nothing had changed, under a field that was empty.
  it('does not call a field unchanged that was emptied', async () => {
    const { services } = await open({}, { nick_name: '서연' });
    await confirm();
    const basic = await section('기본 정보');
    await userEvent.clear(basic.getByLabelText(/^닉네임/));
    await userEvent.clear(basic.getByLabelText(/^이메일/));
    await userEvent.click(basic.getByRole('button', { name: '저장' }));
    expect(await basic.findByText('이메일은 필수 입력 항목입니다.')).toBeInTheDocument();
    expect(basic.getByText('닉네임은 2~20자리로 입력해주세요.')).toBeInTheDocument();
    expect(services.messages).toEqual([]);
    expect(sent(services, 'members.edit')).toEqual([]);
  });

  it('asks for the line of an address that was emptied', async () => {
    const { services } = await open({});
    await confirm();
    const basic = await section('기본 정보');
    await userEvent.clear(basic.getByLabelText('주소'));
    await userEvent.click(basic.getByRole('button', { name: '저장' }));
    expect(await basic.findByText('주소를 입력해주세요.')).toBeInTheDocument();
    expect(basic.getByLabelText('주소')).toHaveFocus();
    expect(services.messages).toEqual([]);
    expect(sent(services, 'members.edit')).toEqual([]);
  });

  it('sends a consent as 1 or 0 and names its date', async () => {
    const row = member({ is_sms_agreed: true, sms_agreed_at: '2026-11-23T01:00:00.000Z' });
    const { services } = await open({ 'members.edit': { row } });
    await confirm();
    await userEvent.click((await section('광고성 정보 수신 동의')).getByRole('checkbox', { name: '문자' }));
    await waitFor(() => expect(services.messages).toEqual(['2026.11.23 문자 수신에 동의하셨어요.']));
    expect(sent(services, 'members.edit')).toEqual([{ body: { member_id: 7, is_sms_agreed: 1 } }]);
  });

  it('asks again where the server wants another confirmation', async () => {
    await open({ 'members.edit': failure('CONFIRM_REQUIRED') });
    await confirm();
    await userEvent.click(
      (await section('광고성 정보 수신 동의')).getByRole('checkbox', { name: '앱 푸시' }),
    );
    expect(await screen.findByRole('heading', { name: '본인 확인' })).toBeInTheDocument();
  });
});

it('a social member confirms by the accounts that are linked, and no other', async () => {
  await open(
    {},
    { join_type: 1, has_password: false, sns_list: [{ sns_type: 'naver', email: 'a@naver.com' }] },
  );
  expect(await screen.findByRole('button', { name: '네이버로 확인하기' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '카카오로 확인하기' })).toBeNull();
  expect(screen.queryByLabelText(/^비밀번호/)).toBeNull();
});
