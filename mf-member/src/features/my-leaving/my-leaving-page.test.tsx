import { loggedIn, renderPage } from '@mall/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { dropConfirmation } from '../../shared/confirm/confirmation.ts';
import { member } from '../../testing/builders.ts';

beforeEach(() => act(() => dropConfirmation()));

// The message stood under a box far from the button, which kept the focus.
it('leads to the agreement that is missing, and asks nothing yet', async () => {
  const { services } = await renderPage(remote, '/mypage/leave', {
    session: loggedIn,
    answers: {
      'members.view': { row: member() },
      'members.passwdCheck': { confirmed_until: new Date(Date.now() + 1_800_000).toISOString() },
    },
  });
  const password = await screen.findByLabelText(/^비밀번호/, { selector: 'input[type=password]' });
  await userEvent.type(password, 'Wool!Coat72{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: '탈퇴하기' }));
  expect(await screen.findByText('안내를 확인하고 동의해주세요.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus());
  expect(services.calls.map(({ id }) => id)).not.toContain('members.out');
});
