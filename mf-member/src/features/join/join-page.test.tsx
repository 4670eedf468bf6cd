import { dropTypedForms } from '@mall/contracts/client/typed-forms';
import { failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { identityAnswers, identityReturn, partyWindows, person } from '../../testing/party-windows.ts';

const windows = partyWindows();
beforeAll(installDialogElement);
beforeEach(dropTypedForms);

const agree = '/member/join/intro?step=agree';
const ids = ({ query }: { query: { search_keyword: string } }) => ({
  count: query.search_keyword === 'shopper01' ? 1 : 0,
  message: '',
});
const answers = {
  ...identityAnswers,
  'members.joinCheck': {},
  'members.overlap': ids,
  'members.join': { member_id: 9, user_id: 'doorway7', user_name: '나은서' },
};
type Answers = Record<string, unknown>;

async function passCheck(more: Answers = {}) {
  const page = await renderPage(remote, agree, { answers: { ...answers, ...more } });
  const all = screen.getByLabelText<HTMLInputElement>(/모두 동의/);
  // A visitor who comes back has agreed before.
  if (!all.checked) fireEvent.click(all);
  fireEvent.click(screen.getByText('본인인증하고 계속하기'));
  await waitFor(() => expect(windows.opened.at(-1)?.forms).toHaveLength(1));
  await windows.comeBack('identity', identityReturn);
  return page;
}
/** The form, as the step of the address shows it after the check. */
async function openForm(more: Answers = {}) {
  const page = await passCheck(more);
  await waitFor(() => expect(page.services.visited).toEqual(['/member/join/intro?step=form']));
  await page.goTo('/member/join/intro?step=form');
  await screen.findByText('가입하기');
  return page;
}
const type = (label: RegExp, value: string) => {
  const [field] = screen.getAllByLabelText(label, { selector: 'input' });
  fireEvent.input(field as HTMLElement, { target: { value } });
};
const submit = () => fireEvent.click(screen.getByText('가입하기'));

function fillIn(userId = 'doorway7') {
  type(/^아이디/, userId);
  type(/^비밀번호\*/, 'Wool!Coat72');
  type(/^비밀번호 확인/, 'Wool!Coat72');
  type(/^이메일/, 'door@mall.example');
}

describe('consent and the identity check', () => {
  it('asks for what is required before any window opens', async () => {
    await renderPage(remote, agree, { answers });
    fireEvent.click(screen.getByText('본인인증하고 계속하기'));
    expect(screen.getByText('필수 항목에 모두 동의해주세요.')).toBeInTheDocument();
    expect(windows.opened).toHaveLength(0);
    expect(screen.getByLabelText(/만 14세/)).toHaveFocus();
    fireEvent.click(screen.getByLabelText(/만 14세/));
    fireEvent.click(screen.getByText('본인인증하고 계속하기'));
    expect(screen.getByLabelText(/^\[필수\] 이용약관/)).toHaveFocus();
    fireEvent.click(screen.getByLabelText(/^\[필수\] 이용약관/));
    fireEvent.click(screen.getByLabelText(/^\[필수\] 개인정보/));
    fireEvent.click(screen.getByText('본인인증하고 계속하기'));
    await waitFor(() => expect(windows.opened).toHaveLength(1));
  });

  it.each([
    ['ALREADY_MEMBER', '이미 가입된 회원이에요'],
    ['UNDERAGE', '만 14세 미만은 회원으로 가입하실 수 없습니다.'],
  ])('%s is shown before anything is filled in', async (code, words) => {
    const { services } = await passCheck({ 'members.joinCheck': failure(code) });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(services.visited).toEqual([]);
  });

  it('begins again where the form is opened without a person, and not at all for a member', async () => {
    const guest = await renderPage(remote, '/member/join/intro?step=form', { answers });
    expect(screen.getByText('본인인증하고 계속하기')).toBeInTheDocument();
    guest.unmount();
    await renderPage(remote, agree, { session: loggedIn });
    expect(screen.getByText('이미 로그인되어 있어요')).toBeInTheDocument();
  });
});

describe('the join form (spec 5.2 to 5.4)', () => {
  it('joins with what was typed, consented to and found by the check, once', async () => {
    const { services } = await openForm();
    fillIn();
    await screen.findByText('사용할 수 있는 아이디예요.', undefined, { timeout: 2000 });
    submit();
    submit();
    await waitFor(() => expect(services.visited.at(-1)).toBe('/member/join/result'));
    const joins = services.calls.filter(({ id }) => id === 'members.join');
    expect(joins.map(({ input }) => input)).toEqual([
      {
        body: {
          provider: 'normal',
          user_id: 'doorway7',
          password: 'Wool!Coat72',
          password_chk: 'Wool!Coat72',
          email: 'door@mall.example',
          ...person,
          is_terms_agreed: 1,
          is_privacy_agreed: 1,
          is_sms_agreed: 1,
          is_email_agreed: 1,
        },
      },
    ]);
    expect(sessionStorage.getItem('JOIN_DRAFT')).toBeNull();
  });

  it('has what was typed after a reload and another check of the same person, the passwords excepted', async () => {
    const page = await openForm();
    fillIn();
    page.unmount();
    await openForm();
    expect(screen.getByDisplayValue('doorway7')).toBeInTheDocument();
    expect(screen.getByDisplayValue('door@mall.example')).toBeInTheDocument();
    expect(screen.getAllByLabelText(/^비밀번호/, { selector: 'input' })[0]).toHaveDisplayValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Wool!Coat72|나은서|01012345678|1234-5678/);
  });

  it('shows every fault in its words as it is typed', async () => {
    await openForm();
    type(/^비밀번호\*/, 'Wool!qwe72');
    expect(await screen.findByText('연속된 문자(qwe)는 사용할 수 없습니다.')).toBeInTheDocument();
    const rules = within(screen.getByLabelText('비밀번호 규칙'));
    expect(rules.getByText(/123 · abc · qwe/)).toHaveTextContent('미충족');
    expect(rules.getByText(/10~30자리/)).toHaveTextContent(/충족$/);
    type(/^비밀번호 확인/, 'other');
    type(/^비밀번호 확인/, '');
    expect(await screen.findByText('비밀번호 확인은 필수 입력 항목입니다.')).toBeInTheDocument();
    type(/^비밀번호 확인/, 'other');
    expect(await screen.findByText('비밀번호가 일치하지 않습니다. 다시 확인해주세요.')).toBeInTheDocument();
    type(/^이메일/, 'k@m.k');
    expect(await screen.findByText('이메일 형식이 올바르지 않습니다.')).toBeInTheDocument();
    type(/^아이디/, 'shopper01');
    expect(
      await screen.findByText('사용 불가능한 아이디입니다.', undefined, { timeout: 2000 }),
    ).toBeInTheDocument();
  });

  // The e-mail, which was registered first, took the focus, and the page scrolled past the faults above it.
  it('leads to the first field that is missing', async () => {
    await openForm();
    submit();
    expect(await screen.findByText('아이디는 필수 입력 항목입니다.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/^아이디/)).toHaveFocus());
  });

  it('is not sent with an unchecked ID, and keeps what was typed', async () => {
    const { services } = await openForm({ 'members.overlap': failure('UNAVAILABLE') });
    fillIn();
    await screen.findByText('다시 확인', undefined, { timeout: 3000 });
    submit();
    expect(await screen.findByText('아이디가 유효한지 확인해주세요.')).toBeInTheDocument();
    expect(services.calls.some(({ id }) => id === 'members.join')).toBe(false);
    expect(screen.getByDisplayValue('door@mall.example')).toBeInTheDocument();
  });

  it.each([
    ['USER_ID_TAKEN', '사용 불가능한 아이디입니다.'],
    ['EMAIL_TAKEN', '이미 사용 중인 이메일입니다.'],
  ])('shows %s under its field, as a rival was faster', async (code, words) => {
    await openForm({ 'members.join': failure(code, words) });
    fillIn();
    await screen.findByText('사용할 수 있는 아이디예요.', undefined, { timeout: 2000 });
    submit();
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('joins with a social account without ID and password', async () => {
    const social = { provider: 'apple', sns_ticket: 's'.repeat(40), sns_email: 'apple@mall.example' };
    sessionStorage.setItem('JOIN_DRAFT', JSON.stringify({ social, recommend_store: 'S01' }));
    const again =
      '이미 가입된 Apple 계정입니다. 다시 가입하시려면 기기의 Apple 계정 설정에서 연결을 해제해주세요.';
    const { services } = await openForm({ 'members.join': failure('ALREADY_MEMBER', again) });
    expect(screen.queryByLabelText(/^비밀번호/)).toBeNull();
    submit();
    await waitFor(() => expect(services.visited.at(-1)).toBe('/member/login'));
    expect(services.messages).toEqual([again]);
    expect(services.calls.at(-1)?.input).toMatchObject({
      body: {
        provider: 'apple',
        sns_ticket: social.sns_ticket,
        email: 'apple@mall.example',
        recommend_store: 'S01',
      },
    });
  });
});
