import { failure, renderPage } from '@mall/remote-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { holdAttempt } from '../../shared/log-in/held-attempt.ts';

const task = { member_id: 7, task_token: 't'.repeat(40) };
const attempt = { provider: 'normal', user_id: 'oldpass01', user_passwd: 'Wool!Coat72' } as const;
const answers = {
  'members.passwdChange': {},
  'members.passwordNextTime': {},
  'members.login': { user_info: { member_id: 7 } },
};
const open = (more = {}) =>
  renderPage(remote, '/member/resetpasswordguide', { answers: { ...answers, ...more } });
const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });

beforeEach(() => {
  sessionStorage.setItem('LOGIN_TASK', JSON.stringify({ kind: 'password', task }));
  holdAttempt({ attempt, redirectUrl: '/cart' });
});

describe('the guide for an old password (spec 4.3)', () => {
  it('keeps it for another time, and the login goes on', async () => {
    const { services } = await open();
    fireEvent.click(await screen.findByText('다음에 변경하기'));
    await waitFor(() => expect(services.visited).toEqual(['/cart']));
    expect(services.calls.map(({ input }) => input)).toEqual([{ params: { id: 7 } }, { body: attempt }]);
    expect(sessionStorage.getItem('LOGIN_TASK')).toBeNull();
  });

  it('changes it, and the login goes on with the new one', async () => {
    const { services } = await open();
    await screen.findByText('비밀번호 변경하기');
    type(/^새 비밀번호\*/, 'Silk!Vest58');
    type(/^새 비밀번호 확인/, 'Silk!Vest58');
    fireEvent.click(screen.getByText('비밀번호 변경하기'));
    await waitFor(() => expect(services.visited).toEqual(['/cart']));
    expect(services.calls.at(-1)?.input).toEqual({ body: { ...attempt, user_passwd: 'Silk!Vest58' } });
  });

  it('says under the field that the password is the same', async () => {
    const { services } = await open({
      'members.passwdChange': failure('PASSWORD_UNCHANGED', '현재 비밀번호와 다른 비밀번호를 입력해주세요.'),
    });
    await screen.findByText('비밀번호 변경하기');
    type(/^새 비밀번호\*/, 'Wool!Coat72');
    type(/^새 비밀번호 확인/, 'Wool!Coat72');
    fireEvent.click(screen.getByText('비밀번호 변경하기'));
    expect(await screen.findByText('현재 비밀번호와 다른 비밀번호를 입력해주세요.')).toBeInTheDocument();
    expect(services.messages).toEqual([]);
  });

  it('leads to the login without a task', async () => {
    sessionStorage.clear();
    await open();
    expect(await screen.findByText('변경할 계정을 확인할 수 없어요')).toBeInTheDocument();
  });
});
