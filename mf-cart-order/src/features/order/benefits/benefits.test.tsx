import type { Checkout } from '@mall/contracts/api/orders/orders';
import { failure } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amount, checkout } from '../../../testing/builders.ts';
import { agreeAndPay, callsOf, openOrderPage, payButton } from '../testing/open-order-page.tsx';

type Body = { coupon_ids?: number[]; use_points?: number; use_best_coupons?: boolean };
const coupon = (member_coupon_id: number, changes: object = {}) => ({
  ...{ coupon_id: member_coupon_id, member_coupon_id, name: `쿠폰 ${member_coupon_id}`, kind: 'PRODUCT' },
  ...{ discount_type: 'FIXED', discount_value: 1000, maximum_amount: null, minimum_amount: 0 },
  ...{ product_ids: null, expires_at: '2026-12-01T00:00:00.000Z', discount_amount: 1000, ...changes },
});
const offer = {
  coupons: [coupon(1), coupon(2), coupon(3, { kind: 'ORDER', discount_amount: 5000 })],
  unusable_coupons: [
    { ...coupon(9, { name: '큰 주문 쿠폰' }), reason: 'MINIMUM_AMOUNT', missing_amount: 20_200 },
  ],
  best_coupon_ids: [1, 3],
  point_balance: 12_000,
  maximum_points: 10_000,
};
/** What the server counts; these amounts are its own. */
function counted({ body }: { body: Body }) {
  const ids = body.use_best_coupons ? [1, 3] : (body.coupon_ids ?? []);
  if (ids.includes(1) && ids.includes(2)) return failure('COUPON_UNUSABLE', '사용할 수 없는 쿠폰입니다.');
  const points = body.use_points ?? 0;
  if (points === 9950) return failure('POINT_LIMIT', '포인트는 결제 금액이 100원 이상 남도록 사용해주세요.');
  const coupon_amount = String(ids) === '1,3' ? 6000 : ids.length * 1000;
  const total = 79_800 - coupon_amount - points;
  // The shape of the reply is checked on its way through the network.
  return checkout({
    ...offer,
    chosen_coupon_ids: ids,
    amount: amount(total, { coupon_amount, point_amount: points }),
  } as unknown as Partial<Checkout>);
}
const open = () =>
  openOrderPage({
    'orders.purchase': counted,
    'orders.place': { order_id: '20261122-0001', payment: null },
  });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const points = () => screen.getByRole('textbox', { name: /포인트/ });

beforeAll(installDialogElement);
afterEach(() => sessionStorage.clear());

describe('coupons', () => {
  it('that make the order least are in use from the start, and are ordered with', async () => {
    const page = await open();
    expect(await payButton()).toHaveTextContent('73,800원');
    expect(screen.getByText('최대 할인이 적용되었어요')).toBeInTheDocument();
    expect(screen.getByText('쿠폰 2장 적용 −6,000원')).toBeInTheDocument();
    await agreeAndPay();
    await waitFor(() => expect(page.services.visited).toHaveLength(1));
    expect(callsOf(page, 'orders.place')[0]?.input).toMatchObject({
      body: { coupon_ids: [1, 3], use_points: 0, expected_total: 73_800 },
    });
  });

  it('can be others: the server says what they take off first, and the best are one press away', async () => {
    await open();
    await payButton();
    await press('쿠폰 변경');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: /쿠폰 1/ }));
    await userEvent.click(dialog.getByRole('radio', { name: '쓰지 않음' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /쿠폰 2/ }));
    await userEvent.click(await dialog.findByRole('button', { name: '1,000원 할인 적용하기' }));
    expect(await screen.findByRole('button', { name: '78,800원 결제하기' })).toBeInTheDocument();
    await press('최대 할인 적용하기');
    expect(await screen.findByRole('button', { name: '73,800원 결제하기' })).toBeInTheDocument();
  });

  it('say why they cannot be used, alone or together', async () => {
    await open();
    await payButton();
    await press('쿠폰 변경');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('20,200원 더 담으면 쓸 수 있어요')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('checkbox', { name: /쿠폰 2/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('함께 쓸 수 없어요');
    expect(dialog.getByRole('button', { name: /할인 적용하기/ })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: '최대 할인으로 선택' }));
    expect(await dialog.findByRole('button', { name: '6,000원 할인 적용하기' })).toBeEnabled();
  });
});

describe('points', () => {
  it('are used all at once, or not at all', async () => {
    await open();
    await payButton();
    await press('전액 사용');
    expect(await screen.findByRole('button', { name: '63,800원 결제하기' })).toBeInTheDocument();
    expect(points()).toHaveValue('10000');
    await press('사용 안 함');
    expect(await screen.findByRole('button', { name: '73,800원 결제하기' })).toBeInTheDocument();
    expect(points()).toHaveValue('');
  });

  it.each([
    ['12,000', '최대 10,000P까지 쓸 수 있어요.'],
    ['천', '포인트는 숫자로 입력해주세요.'],
    ['9950', '포인트는 결제 금액이 100원 이상 남도록 사용해주세요.'],
  ])('typed as %s say what is wrong, and change nothing', async (typed, words) => {
    const page = await open();
    await payButton();
    await userEvent.type(points(), `${typed}{Enter}`);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(await payButton()).toHaveTextContent('73,800원');
    expect(callsOf(page, 'orders.place')).toEqual([]);
  });
});
