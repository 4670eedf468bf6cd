import { loggedIn, renderPage } from '@mall/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { dropConfirmation } from '../../shared/confirm/confirmation.ts';
import { member } from '../../testing/builders.ts';

const names: string[] = [];
beforeEach(() => {
  act(() => dropConfirmation());
  names.length = 0;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

// Until nine in the morning the file had the name of the day before.
it('names the file by the day in Korea', async () => {
  await renderPage(remote, '/mypage/export', {
    session: loggedIn,
    answers: {
      'members.view': { row: member() },
      'members.passwdCheck': { confirmed_until: new Date(Date.now() + 1_800_000).toISOString() },
      'members.export': { exported_at: '2026-11-25T16:12:00.000Z', member: member(), sections: [] },
    },
  });
  const password = await screen.findByLabelText(/^비밀번호/, { selector: 'input[type=password]' });
  await userEvent.type(password, 'Wool!Coat72{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: '파일 내려받기' }));
  await waitFor(() => expect(names).toEqual(['tbh-shop-2026-11-26.json']));
});
