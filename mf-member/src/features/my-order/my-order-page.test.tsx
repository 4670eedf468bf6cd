import type { Parcel } from '@mall/contracts/api/orders/order-tracking';
import { failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { focusWhen } from '@mall/remote-kit/testing/focus-when';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { order, orderId, orderLine, orderView } from '../../testing/orders.ts';

beforeAll(installDialogElement);

const at = '2026-11-21T05:00:00.000Z';
const parcel = (done: number, changes: Partial<Parcel> = {}): Parcel => ({
  order_line_ids: [1],
  steps: (['ORDERED', 'PAID', 'PREPARED', 'SENT', 'DELIVERED'] as const).map((step, place) => ({
    step,
    is_done: place < done,
    at: place < done ? at : null,
  })),
  carrier: null,
  tracking_number: null,
  ...changes,
});
const open = (view: object, more: object = {}, session: typeof loggedIn | undefined = loggedIn) =>
  renderPage(remote, `/mypage/orders/${orderId}`, {
    ...(session ? { session } : {}),
    answers: {
      'orders.viewMine': view,
      'orders.tracking': {
        order_id: orderId,
        parcels: [parcel(4, { carrier: 'CJ', tracking_number: '123456789012' })],
      },
      'reviews.writable': { rows: [] },
      ...more,
    },
  });
const section = async (name: string) =>
  within((await screen.findByText(name, { selector: 'h2' })).closest('section') ?? document.body);

it('draws where the parcel is, and leads to its carrier', async () => {
  await open(orderView([orderLine(1, { status: 'DOMESTIC_SHIPPING', actions: [] })]));
  const tracking = await section('배송 조회');
  const now = (await tracking.findByText('배송중')).closest('li');
  expect(now).toHaveAttribute('aria-current', 'step');
  expect(now).toHaveTextContent('11.21(토) 오후 2:00');
  expect(tracking.getByText(/^CJ대한통운에서 보기/)).toHaveAttribute(
    'href',
    'https://trace.cjlogistics.com/next/tracking.html?wblNo=123456789012',
  );
});

// Under a parcel that was on its way it said that the number comes when it is sent.
it('does not call a parcel without a number unsent', async () => {
  await open(orderView([orderLine(1, { status: 'DOMESTIC_SHIPPING', actions: [] })]), {
    'orders.tracking': { order_id: orderId, parcels: [parcel(4)] },
  });
  const tracking = await section('배송 조회');
  expect(
    await tracking.findByText('운송장 번호를 확인하고 있어요. 등록되면 이곳에 표시돼요.'),
  ).toBeInTheDocument();
  expect(tracking.queryByText('운송장 번호는 발송되면 표시돼요.')).toBeNull();
});

it('stands without the parcel, which can be asked for again', async () => {
  const replies: unknown[] = [failure('RATE_LIMITED'), { order_id: orderId, parcels: [parcel(2)] }];
  await open(orderView([orderLine(1)]), { 'orders.tracking': () => replies.shift() });
  const tracking = await section('배송 조회');
  await userEvent.click(await tracking.findByText('다시 시도'));
  expect(await tracking.findByText('운송장 번호는 발송되면 표시돼요.')).toBeInTheDocument();
  expect((await section('주문 상품')).getByText('셔츠 1')).toBeInTheDocument();
});

it('says what a claim costs, and takes it back after asking', async () => {
  const claim = {
    claim_id: 5,
    kind: 'EXCHANGE',
    reason: 'SIZE',
    fee: 6000,
    fee_state: 'DUE',
    state: 'OPEN',
    requested_at: at,
    detail: '',
    new_option: '블랙 / L',
    pickup: null,
    photo_count: 0,
    due_amount: 6000,
  } as const;
  const line = orderLine(1, { status: 'EXCHANGE_REQUEST', actions: ['WITHDRAW_CLAIM'], claim });
  const { services } = await open(orderView([line]), { 'claims.withdraw': { claim_id: 5 } });
  const lines = await section('주문 상품');
  expect(lines.getByText('블랙 / L')).toBeInTheDocument();
  expect(lines.getByText('6,000원 결제하기')).toHaveAttribute(
    'href',
    `/mypage/orders/${orderId}/fee?claim=5`,
  );
  await userEvent.click(lines.getByText('신청 철회'));
  expect(services.calls.find(({ id }) => id === 'claims.withdraw')?.input).toEqual({ body: { claim_id: 5 } });
});

it('names the account that waits for a deposit, and the one that a refund waits for', async () => {
  const deposit = { bank: 'WOORI', number: '1002000000000', due_at: at };
  const waiting = await open(
    orderView([orderLine(1, { status: 'DEPOSIT_WAIT', actions: [] })], {
      order: order({ status: 'DEPOSIT_WAIT', payment_state: 'READY', pay_method: 'DEPOSIT', deposit }),
    }),
  );
  expect((await section('입금하실 계좌')).getByText('1002000000000')).toBeInTheDocument();
  waiting.unmount();
  await open(
    orderView([orderLine(1)], {
      needs_refund_account: true,
      refunds: [{ amount: 39_900, point_amount: 0, state: 'DUE', created_at: at, done_at: null }],
    }),
  );
  await userEvent.click((await section('환불')).getByText('환불 계좌 등록'));
  expect(await screen.findByLabelText(/계좌번호/, undefined, { timeout: 10_000 })).toBeInTheDocument();
});

it('shows a stranger nothing but where to find their own', async () => {
  await open(failure('NOT_FOUND'));
  expect(await screen.findByText('주문을 찾을 수 없어요')).toBeInTheDocument();
});

it("asks for the code before a guest's order is changed, and offers it to a member", async () => {
  const guests = order({ is_guest: true });
  const replies = [
    orderView([orderLine(1)], { order: guests, needs_code: true }),
    orderView([orderLine(1)], { order: guests }),
  ];
  const { services } = await open(
    {},
    {
      'orders.viewMine': () => (replies.length > 1 ? replies.shift() : replies[0]),
      'guestOrders.sendCode': { sent_to: '010-****-0001', expires_at: at },
      'guestOrders.confirmCode': { order_id: orderId, opened_until: at },
      'guestOrders.adopt': { order_id: orderId },
    },
  );
  const focused = focusWhen(() => screen.queryByLabelText(/^인증번호/) !== null);
  await userEvent.click(await screen.findByText('인증번호 받기'));
  expect(screen.queryByText('내 주문 내역으로 옮기기')).not.toBeInTheDocument();
  expect(await focused).toBe(screen.getByLabelText(/^인증번호/));
  await userEvent.keyboard('123456{Enter}');
  await userEvent.click(await screen.findByText('내 주문 내역으로 옮기기'));
  expect(services.calls.map(({ id }) => id)).toContain('guestOrders.adopt');
});

describe('papers of the payment provider', () => {
  const openReceipt = async (receipts: unknown) => {
    const page = await open(orderView([orderLine(1)], { order: order({ pay_method: 'CARD' }) }), {
      'orders.receipts': receipts,
    });
    await userEvent.click(await screen.findByText('구매 확인서'));
    return { ...page, dialog: within(await screen.findByRole('dialog', undefined, { timeout: 10_000 })) };
  };

  it('open in a window of their own from the confirmation', async () => {
    const slip = 'https://npg.nicepay.co.kr/issue/IssueLoader.do?type=0';
    const { dialog, services } = await openReceipt({ slip_url: slip, cash_receipt_url: null });
    const link = await dialog.findByRole('link', { name: /카드 매출전표/ });
    expect(link).toHaveAttribute('href', slip);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noreferrer');
    expect(dialog.queryByRole('link', { name: /현금영수증/ })).not.toBeInTheDocument();
    expect(services.calls.at(-1)?.input).toEqual({ query: { order_id: orderId } });
  });

  it.each([
    ['none', { slip_url: null, cash_receipt_url: null }],
    ['no answer', failure('RATE_LIMITED')],
  ])('are not offered where there is %s', async (_case, receipts) => {
    const { dialog } = await openReceipt(receipts);
    expect(await dialog.findByText(/결제하신 곳에서 확인하실 수 있어요/)).toBeInTheDocument();
    expect(dialog.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('photos of a request', () => {
  const claim = {
    claim_id: 5,
    kind: 'RETURN',
    reason: 'DEFECT',
    fee: 0,
    fee_state: 'NONE',
    state: 'OPEN',
    requested_at: at,
    detail: '',
    new_option: null,
    pickup: null,
    photo_count: 2,
    due_amount: 0,
  } as const;
  const view = (more = {}) =>
    orderView([orderLine(1, { status: 'RETURN_REQUEST', actions: [], claim })], more);
  const image = (place: number) => ({
    path: `/media/claims/v1.${place}`,
    alt: `첨부 사진 ${place}`,
    width: 900,
    height: 1200,
  });

  it('are shown small, and open large, by button and arrow key', async () => {
    const { services } = await open(view(), { 'claims.photos': { images: [image(1), image(2)] } });
    const second = await screen.findByRole(
      'button',
      { name: '첨부하신 사진 2 크게 보기' },
      { timeout: 10_000 },
    );
    expect(services.calls.find(({ id }) => id === 'claims.photos')?.input).toEqual({
      query: { claim_id: 5 },
    });
    await userEvent.click(second);
    const dialog = within(await screen.findByRole('dialog', { name: '첨부하신 사진' }));
    expect(dialog.getByRole('img', { name: '첨부하신 사진 2' })).toHaveAttribute('src', image(2).path);
    await userEvent.click(dialog.getByRole('button', { name: '다음 사진' }));
    expect(dialog.getByRole('img', { name: '첨부하신 사진 1' })).toHaveAttribute('src', image(1).path);
    await userEvent.keyboard('{ArrowLeft}');
    expect(dialog.getByText('2 / 2')).toBeInTheDocument();
  });

  it('are a number alone before the code, and while they cannot be had', async () => {
    const guests = await open(view({ needs_code: true }), {
      'claims.photos': { images: [image(1), image(2)] },
    });
    expect(await screen.findByText('첨부하신 사진 2장')).toBeInTheDocument();
    expect(guests.services.calls.map(({ id }) => id)).not.toContain('claims.photos');
    guests.unmount();
    await open(view(), { 'claims.photos': failure('NOT_FOUND') });
    expect(await screen.findByText('첨부하신 사진 2장')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /크게 보기/ })).not.toBeInTheDocument();
  });
});
