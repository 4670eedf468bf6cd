import { failure, renderPage } from '@mall/remote-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { identityAnswers, identityReturn, partyWindows, person } from '../../testing/party-windows.ts';

const windows = partyWindows();
const token = 'r'.repeat(40);

async function check(count = 1) {
  await waitFor(() => expect(windows.opened[count - 1]?.forms).toHaveLength(1));
  await windows.comeBack('identity', identityReturn);
}
const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });

describe('finding an ID', () => {
  it('shows the masked IDs of the person, and how each logs in', async () => {
    const row = { user_id: 'kak****01', join_at: '2026-11-15T00:00:00.000Z', sns_types: ['kakao'] };
    const { services } = await renderPage(remote, '/member/find?find=id', {
      answers: { ...identityAnswers, 'members.findIdPwd': { rows: [row] } },
    });
    fireEvent.click(screen.getByText('본인인증하기'));
    await check();
    expect(await screen.findByText('kak****01')).toBeInTheDocument();
    expect(screen.getByText('카카오 계정으로 로그인할 수 있어요')).toBeInTheDocument();
    expect(services.calls.at(-1)?.input).toEqual({ body: { auth_type: 'self', find: 'id', ci: person.ci } });
  });

  it('offers joining to anyone who has none, and a new try to anyone who closed the window', async () => {
    await renderPage(remote, '/member/find?find=id', {
      answers: { ...identityAnswers, 'members.findIdPwd': failure('MEMBER_NULL') },
    });
    fireEvent.click(screen.getByText('본인인증하기'));
    await waitFor(() => expect(windows.opened[0]?.forms).toHaveLength(1));
    fireEvent.click(screen.getByText('본인인증하기'));
    await check(2);
    expect(await screen.findByText('본인인증 정보로 가입된 계정이 없어요')).toBeInTheDocument();
  });
});

describe('a new password', () => {
  it('is set after the ID and the check; another ID needs no other check', async () => {
    let tries = 0;
    const { services } = await renderPage(remote, '/member/find?find=password', {
      answers: {
        ...identityAnswers,
        'members.findIdPwd': () => {
          tries += 1;
          return tries === 1
            ? failure('MEMBER_NULL', '입력하신 정보와 일치하는 회원이 없습니다.')
            : { rows: [], token };
        },
        'members.passwdChange': {},
      },
    });
    fireEvent.click(screen.getByText('본인인증하기'));
    expect(await screen.findByText('아이디를 입력해주세요.')).toBeInTheDocument();
    type(/^아이디/, 'nobody01');
    fireEvent.click(screen.getByText('본인인증하기'));
    await check();
    expect(await screen.findByText('입력하신 정보와 일치하는 회원이 없습니다.')).toBeInTheDocument();
    type(/^아이디/, 'doorway7');
    fireEvent.click(screen.getByText('확인'));
    await screen.findByText('비밀번호 변경하기');
    type(/^새 비밀번호\*/, 'Silk!Vest58');
    type(/^새 비밀번호 확인/, 'Silk!Vest58');
    fireEvent.click(screen.getByText('비밀번호 변경하기'));
    await waitFor(() => expect(services.visited).toEqual(['/member/login']));
    expect(services.calls.at(-1)?.input).toEqual({
      body: { token, password: 'Silk!Vest58', password_chk: 'Silk!Vest58' },
    });
  });

  // The check that had expired was sent again with every ID, and no button offered another one.
  it('offers a new check where the server does not know the first one any more', async () => {
    let tries = 0;
    await renderPage(remote, '/member/find?find=password', {
      answers: {
        ...identityAnswers,
        'members.findIdPwd': () => {
          tries += 1;
          return tries === 1 ? failure('IDENTITY_EXPIRED') : { rows: [], token };
        },
      },
    });
    type(/^아이디/, 'doorway7');
    fireEvent.click(screen.getByText('본인인증하기'));
    await check();
    fireEvent.click(await screen.findByText('본인인증하기'));
    await check(2);
    expect(await screen.findByText('비밀번호 변경하기')).toBeInTheDocument();
  });
});
