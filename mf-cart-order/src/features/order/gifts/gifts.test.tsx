import type { GiftPromotion } from '@mall/contracts/api/orders/gifts';
import { failure } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amount, checkout, giftPromotion } from '../../../testing/builders.ts';
import { agreeAndPay, asGuest, callsOf, openOrderPage } from '../testing/open-order-page.tsx';

const charged = giftPromotion(
  { gift_promotion_id: 2, title: '10만원 이상 구매 특가 사은품', kind: 'CHARGED', gift_count: 2 },
  10,
);
type Asked = { gifts?: { gift_item_id: number; quantity: number }[] };

beforeAll(installDialogElement);
afterEach(() => sessionStorage.clear());

/** The order page of a shopper whose goods earn these gifts; the server takes what is chosen. */
const open = (gifts: GiftPromotion[], options = {}, answers = {}) =>
  openOrderPage(
    {
      'orders.purchase': ({ body }: { body: Asked }) =>
        checkout({ gifts, chosen_gifts: body.gifts ?? [], is_guest: 'session' in options }),
      ...answers,
    },
    options,
  );
const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '사은품 선택' }));
  return within(await screen.findByRole('dialog', { name: '사은품 선택' }));
};

it('free and charged gifts are chosen in one dialog and counted by the server', async () => {
  const page = await open([charged, giftPromotion()]);
  const dialog = await openDialog();
  const [free, paid] = dialog.getAllByRole('group');
  expect(free).toHaveTextContent('무료 사은품');
  await userEvent.click(within(free as HTMLElement).getByRole('checkbox', { name: /에코백 1/ }));
  await userEvent.click(within(free as HTMLElement).getByRole('checkbox', { name: /에코백 2/ }));
  expect(free).toHaveTextContent('모두 골랐어요');
  await userEvent.click(within(paid as HTMLElement).getByRole('checkbox', { name: /에코백 11/ }));
  expect(paid).toHaveTextContent('1개 더 고를 수 있어요');
  await userEvent.click(dialog.getByRole('button', { name: '사은품 2개 선택 완료' }));
  expect(await screen.findByText('1개 중 1개 선택했어요')).toBeVisible();
  expect(callsOf(page, 'orders.purchase').at(-1)?.input).toMatchObject({
    body: {
      gifts: [
        { gift_item_id: 2, quantity: 1 },
        { gift_item_id: 11, quantity: 1 },
      ],
    },
  });
  expect(screen.getByRole('button', { name: '사은품 변경' })).toHaveFocus();
});

it('what is gone is shown as such and cannot be chosen', async () => {
  await open([giftPromotion()]);
  const gone = (await openDialog()).getByRole('checkbox', { name: /에코백 3/ });
  expect(gone).toBeDisabled();
  expect(gone.closest('label')).toHaveTextContent('소진');
});

it('says how much is missing, and offers no choice while nothing is earned', async () => {
  await open([giftPromotion({ is_reached: false, missing_amount: 12_000 })]);
  expect(await screen.findByText('12,000원 더 주문하면 고를 수 있어요')).toBeVisible();
  expect(screen.queryByRole('button', { name: '사은품 선택' })).toBeNull();
});

it('a guest chooses gifts, too, and orders with them', async () => {
  const page = await open([giftPromotion()], asGuest);
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('checkbox', { name: /에코백 1/ }));
  await userEvent.click(dialog.getByRole('button', { name: '사은품 1개 선택 완료' }));
  await screen.findByText('1개 중 1개 선택했어요');
  expect(callsOf(page, 'orders.purchase').at(-1)?.input).toMatchObject({
    body: {
      coupon_ids: [],
      gifts: [{ gift_item_id: 1, quantity: 1 }],
    },
  });
});

it('a gift that goes while paying is left out, and said', async () => {
  let isGone = false;
  const line = checkout().lines[0];
  const page = await openOrderPage({
    'orders.purchase': ({ body }: { body: Asked }) => {
      const chosen_gifts = isGone ? [] : (body.gifts ?? []);
      const is_gift_dropped = isGone && (body.gifts ?? []).length > 0;
      return checkout({
        gifts: [giftPromotion()],
        chosen_gifts,
        is_gift_dropped,
        lines: line ? [line] : [],
        amount: amount(79_800),
      });
    },
    'orders.place': () => {
      isGone = true;
      return failure('GIFT_UNAVAILABLE', '선택하신 사은품을 드릴 수 없게 되었습니다.');
    },
  });
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('checkbox', { name: /에코백 1/ }));
  await userEvent.click(dialog.getByRole('button', { name: '사은품 1개 선택 완료' }));
  await screen.findByText('1개 중 1개 선택했어요');
  await agreeAndPay();
  expect(await screen.findByText(/소진된 사은품이 있어 선택에서 뺐어요/)).toBeVisible();
  expect(callsOf(page, 'orders.place')[0]?.input).toMatchObject({
    body: {
      gifts: [{ gift_item_id: 1, quantity: 1 }],
    },
  });
});
