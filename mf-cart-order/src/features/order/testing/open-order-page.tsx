import { type FakeOptions, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../remote.ts';
import { checkout, member } from '../../../testing/builders.ts';

// Dialogs and the page itself are loaded on demand, which takes a busy machine longer than the usual second.
configure({ asyncUtilTimeout: 5000 });

type PageOptions = Parameters<typeof renderPage>[2];
export const asGuest = { session: { status: 'out', memberId: null } } as const;

/** The order page of a member with one address; `answers` say what is different. */
export const openOrderPage = (answers: FakeOptions['answers'] = {}, options: PageOptions = {}) =>
  renderPage(remote, '/order', {
    session: loggedIn,
    ...options,
    answers: {
      'orders.purchase': checkout(),
      'members.view': { row: member },
      'members.addresses': { rows: [] },
      ...answers,
    },
  });

/** The order page of a guest, who has to fill everything in. */
export const openAsGuest = (answers: FakeOptions['answers'] = {}) =>
  openOrderPage({ 'orders.purchase': checkout({ is_guest: true }), ...answers }, asGuest);

export const callsOf = (page: Awaited<ReturnType<typeof openOrderPage>>, id: string) =>
  page.services.calls.filter((call) => call.id === id);
export const payButton = () => screen.findByRole('button', { name: /결제하기$/ });

/** Waits for the member's data, agrees and pays, by keyboard. */
export async function agreeAndPay(): Promise<void> {
  await screen.findByText('shopper@example.com');
  screen.getByRole('checkbox', { name: /결제 진행에 동의/ }).focus();
  await userEvent.keyboard(' ');
  (await payButton()).focus();
  await userEvent.keyboard('{Enter}');
}
