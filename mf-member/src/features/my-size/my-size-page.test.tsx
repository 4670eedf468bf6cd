import { dropTypedForms } from '@mall/contracts/client/typed-forms';
import { loggedIn, renderPage } from '@mall/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { member } from '../../testing/builders.ts';

beforeEach(dropTypedForms);

// The button kept the focus: a keyboard or a screen reader had to look for what was wrong.
it('leads to the first field that is wrong, and leaves who types on where they are', async () => {
  const { services } = await renderPage(remote, '/mypage/size', {
    session: loggedIn,
    answers: { 'members.view': { row: member() }, 'sizes.profile': { profile: null } },
  });
  const height = await screen.findByLabelText('키 (cm)');
  await userEvent.type(height, '17a');
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('숫자로 입력해주세요.')).toBeInTheDocument();
  await waitFor(() => expect(height).toHaveFocus());
  await userEvent.type(screen.getByLabelText('몸무게 (kg)'), '68');
  expect(screen.getByLabelText('몸무게 (kg)')).toHaveFocus();
  expect(services.calls.map(({ id }) => id)).not.toContain('sizes.saveProfile');
});
