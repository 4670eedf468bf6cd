import { focusWhen } from '@mall/remote-kit/testing/focus-when';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsOf, openAsGuest, openOrderPage, payButton } from '../testing/open-order-page.tsx';

const byPoints = { 'orders.place': { order_id: '20261122-0001', payment: null } };
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const consent = () => screen.getByRole('checkbox', { name: /개인정보 수집·이용에 동의/ });
const pay = async () => userEvent.click(await payButton());

beforeAll(installDialogElement);
afterEach(() => sessionStorage.clear());

async function fillIn() {
  await userEvent.type(field(/^이름/), '박지민');
  await userEvent.type(field(/^휴대폰번호/), '010-1234-5678');
  await userEvent.type(field(/^이메일/), 'guest@example.com');
  await userEvent.type(field(/^우편번호/), '04793');
  await userEvent.type(field('주소'), '서울특별시 성동구 가상로 45');
}

describe('a guest at the order page', () => {
  it('is shown at once what is missing, with ways to it, and stands at the first of it', async () => {
    const page = await openAsGuest(byPoints);
    const focused = focusWhen(() => screen.getByRole('alert').textContent !== '');
    await pay();
    expect(await focused).toBe(field(/^이름/));
    const summary = within(await screen.findByRole('region', { name: '확인이 필요한 항목이 7개 있어요' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      '확인이 필요한 항목이 7개 있어요. 주문하시는 분 이름, 주문하시는 분 휴대폰번호, 이메일, 우편번호, 주소, 개인정보 수집·이용 동의, 주문 내용 확인과 결제 동의',
    );
    // One announcement: the fields do not speak for themselves.
    const live = [...document.querySelectorAll('form [aria-live], form [role="alert"]')];
    expect(live.filter((element) => element.textContent !== '')).toHaveLength(1);
    expect(field(/^이름/)).toHaveFocus();
    await userEvent.click(summary.getByRole('link', { name: '우편번호' }));
    expect(field(/^우편번호/)).toHaveFocus();
    expect(field(/^우편번호/)).toHaveAccessibleDescription('우편번호 5자리를 입력해주세요.');
    expect(callsOf(page, 'orders.place')).toEqual([]);
  });

  it('orders with a phone as people write it, to themselves, after the consent', async () => {
    const page = await openAsGuest(byPoints);
    await payButton();
    await fillIn();
    await userEvent.click(screen.getByRole('checkbox', { name: /결제 진행에 동의/ }));
    await pay();
    await waitFor(() => expect(consent()).toHaveFocus());
    await userEvent.click(consent());
    await pay();
    await waitFor(() => expect(page.services.visited).toHaveLength(1));
    expect(callsOf(page, 'orders.place')[0]?.input).toMatchObject({
      body: {
        form: {
          orderer_phone: '01012345678',
          receiver_name: '박지민',
          receiver_phone: '01012345678',
          is_privacy_agreed: true,
        },
      },
    });
  });

  it('sends to another recipient', async () => {
    const page = await openAsGuest(byPoints);
    await payButton();
    await fillIn();
    await userEvent.click(screen.getByRole('checkbox', { name: '주문하시는 분과 같아요' }));
    await userEvent.type(field(/^받으시는 분/), '이서준');
    const [, phone] = screen.getAllByRole('textbox', { name: /^휴대폰번호/ });
    if (!phone) throw new Error('the receiver has no phone');
    await userEvent.type(phone, '010 9999 8888');
    await userEvent.click(consent());
    await userEvent.click(screen.getByRole('checkbox', { name: /결제 진행에 동의/ }));
    await pay();
    await waitFor(() => expect(page.services.visited).toHaveLength(1));
    expect(callsOf(page, 'orders.place')[0]?.input).toMatchObject({
      body: { form: { receiver_name: '이서준', receiver_phone: '01099998888', orderer_name: '박지민' } },
    });
  });

  it('reads what is collected, why and for how long beside the consent, and all of it in a dialog', async () => {
    await openAsGuest();
    await payButton();
    for (const term of ['수집 항목', '이용 목적', '보유 기간'])
      expect(screen.getByText(term)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /개인정보 수집·이용 동의 보기/ }));
    expect(await screen.findByText(/동의하지 않으실 수 있으며/)).toBeInTheDocument();
  });
});

it('asks a member for no consent, who gave it by joining', async () => {
  await openOrderPage();
  await payButton();
  expect(screen.queryByRole('checkbox', { name: /개인정보/ })).not.toBeInTheDocument();
});
