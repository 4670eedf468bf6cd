import { dropTypedForms } from '@mall/contracts/client/typed-forms';
import { failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { order, orderId, orderLine, orderView } from '../../testing/orders.ts';

beforeAll(installDialogElement);
beforeEach(dropTypedForms);

const fee = {
  payer: 'SHOPPER',
  state: 'KEPT_BACK',
  amount: 3000,
  rows: [{ code: 'COLLECT', label: '회수 배송비', amount: 3000 }],
};
const refund = {
  amount: 76_800,
  points: 0,
  rows: [
    { code: 'PAID', label: '상품 결제 금액', amount: 79_800 },
    { code: 'CLAIM_FEE', label: '반품 배송비', amount: -3000 },
  ],
};
const answers = {
  'orders.viewMine': orderView([orderLine(1)]),
  'claims.quote': { fee, refund },
  'claims.request': { claim_ids: [5], fee, refund },
};
const open = (kind: string, more: object = {}) =>
  renderPage(remote, `/mypage/orders/${orderId}/claim?kind=${kind}&line=1`, {
    session: loggedIn,
    answers: { ...answers, ...more },
  });
/** Forms that are loaded with the first press on them. */
const wait = { timeout: 10_000 };
const send = (name: string) => screen.findByText(name, { selector: 'button' });
const callsOf = (services: { calls: { id: string }[] }, id: string) =>
  services.calls.filter((call) => call.id === id);

it('says what a return gives back before it is sent, and sends it once', async () => {
  const { services } = await open('return');
  await userEvent.click(await send('반품 신청하기'));
  expect(screen.getByText('사유를 선택해주세요.')).toBeInTheDocument();
  expect(callsOf(services, 'claims.request')).toEqual([]);
  await userEvent.click(screen.getByLabelText(/사이즈가 맞지 않아요/));
  expect(await screen.findByText('76,800원')).toBeInTheDocument();
  expect(screen.getByText('−3,000원')).toBeInTheDocument();
  await userEvent.dblClick(await send('반품 신청하기'));
  const sent = callsOf(services, 'claims.request');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    input: { body: { kind: 'RETURN', reason: 'SIZE', lines: [{ order_line_id: 1, order_quantity: 2 }] } },
    headers: { 'idempotency-key': expect.any(String) },
  });
  expect(services.visited).toEqual([`/mypage/orders/${orderId}`]);
});

it('brings what a cancellation gives back with the page, and asks for it once', async () => {
  const { services } = await open('cancel', {
    'orders.viewMine': orderView([orderLine(1, { status: 'PAYMENT_CONFIRM', actions: ['CANCEL'] })]),
    'claims.quote': { fee: null, refund },
  });
  expect(screen.getByText('76,800원')).toBeInTheDocument();
  expect(callsOf(services, 'claims.quote')).toHaveLength(1);
});

it('has what was chosen and typed after the page was left, until it is sent', async () => {
  const page = await open('return');
  await userEvent.click(await screen.findByLabelText(/하자가 있어요/));
  await userEvent.type(screen.getByLabelText(/^자세한 내용/), '단추가 떨어졌어요');
  page.unmount();
  const { services } = await open('return');
  expect(await screen.findByLabelText(/하자가 있어요/)).toBeChecked();
  expect(screen.getByDisplayValue('단추가 떨어졌어요')).toBeInTheDocument();
  await userEvent.click(await send('반품 신청하기'));
  await waitFor(() => expect(callsOf(services, 'claims.request')).toHaveLength(1));
  await waitFor(() => expect(sessionStorage.getItem('TYPED_FORMS')).toBeNull());
});

it('keeps one key for one claim that has to be sent again', async () => {
  const replies: unknown[] = [
    failure('UNAVAILABLE', '잠시 후 다시 시도해주세요.'),
    answers['claims.request'],
  ];
  const { services } = await open('return', { 'claims.request': () => replies.shift() });
  await userEvent.click(await screen.findByLabelText(/하자가 있어요/));
  await userEvent.click(await send('반품 신청하기'));
  await waitFor(() => expect(services.messages).toEqual(['잠시 후 다시 시도해주세요.']));
  await userEvent.click(await send('반품 신청하기'));
  const keys = (callsOf(services, 'claims.request') as { headers?: Record<string, string> }[]).map(
    ({ headers }) => headers?.['idempotency-key'],
  );
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

it('says that another tab was faster, and why a part cannot go alone', async () => {
  const state = await open('return', { 'claims.request': failure('ORDER_STATE') });
  await userEvent.click(await screen.findByLabelText(/하자가 있어요/));
  await userEvent.click(await send('반품 신청하기'));
  await waitFor(() => expect(state.services.messages[0]).toMatch(/^그사이 주문 상태가 바뀌었어요/));
  state.unmount();
  await open('return', { 'claims.quote': failure('REFUND_SHORTFALL', '일부만 반품하실 수 없습니다.') });
  await userEvent.click(await screen.findByLabelText(/하자가 있어요/));
  expect(await screen.findByText('일부만 반품하실 수 없습니다.')).toBeInTheDocument();
});

it('asks for an account only where money goes back to one, and says whose it has to be', async () => {
  const line = orderLine(1, { actions: ['CANCEL'], status: 'PAYMENT_CONFIRM' });
  const { services } = await open('cancel', {
    'orders.viewMine': orderView([line], { needs_refund_account: true }),
    'claims.quote': { fee: null, refund },
    'orders.cancel': failure('REFUND_HOLDER_MISMATCH', '주문하신 분의 계좌만 등록할 수 있습니다.'),
  });
  await userEvent.selectOptions(await screen.findByLabelText(/은행/), '카카오뱅크');
  await userEvent.type(screen.getByLabelText(/계좌번호/), '3333012345678');
  await userEvent.type(screen.getByLabelText(/예금주/), '박철수');
  await userEvent.click(await send('주문 취소하기'));
  expect(await screen.findByText('주문하신 분의 계좌만 등록할 수 있습니다.')).toBeInTheDocument();
  expect(screen.getByLabelText(/예금주/)).toHaveValue('박철수');
  expect(callsOf(services, 'orders.cancel')).toHaveLength(1);
});

it('cancels an order that is not paid as a whole', async () => {
  const waiting = orderLine(1, { actions: [], status: 'DEPOSIT_WAIT' });
  const { services } = await open('cancel', {
    'orders.viewMine': orderView([waiting], {
      order: order({ status: 'DEPOSIT_WAIT', payment_state: 'READY' }),
    }),
    'orders.cancel': { order_id: orderId, refund_amount: 0, refund_points: 0 },
  });
  await userEvent.click(await send('주문 취소하기'));
  expect(callsOf(services, 'orders.cancel')[0]).toMatchObject({ input: { body: { order_id: orderId } } });
  expect(callsOf(services, 'claims.quote')).toEqual([]);
});

it.each(['return', 'exchange'])('asks a guest for the code of the phone before a %s', async (kind) => {
  await renderPage(remote, `/mypage/orders/${orderId}/claim?kind=${kind}`, {
    answers: { 'orders.viewMine': orderView([orderLine(1)], { needs_code: true }) },
  });
  expect(await screen.findByText('휴대폰 인증이 필요해요')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('sends photos that were taken, and where the parcel is fetched instead', async () => {
  const image = { path: '/media/claims/v1.a', alt: '첨부 사진 1', width: 300, height: 300 };
  const photo_id = '3f2b8f0e-8a53-4a57-9c55-0d6a2f4b1c11';
  const { services } = await open('return', { 'claims.uploadPhoto': { photo_id, image } });
  await userEvent.click(await screen.findByLabelText(/하자가 있어요/));
  const file = new File(['x'], 'torn.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText('사진 추가', undefined, wait), file);
  expect(await screen.findByRole('img', { name: '올린 사진 1' })).toHaveAttribute('src', image.path);
  expect(callsOf(services, 'claims.uploadPhoto')[0]).toMatchObject({
    input: { query: { order_id: orderId } },
  });
  await userEvent.click(screen.getByText('다른 주소에서 수거'));
  const dialog = within(await screen.findByRole('dialog', undefined, wait));
  await userEvent.type(await dialog.findByLabelText(/^보내시는 분/), '이웃');
  expect(dialog.queryByLabelText(/받으시는 분/)).not.toBeInTheDocument();
  // Chromium fires no submit event for a form in a form; jsdom does.
  expect(document.querySelector('form form')).toBeNull();
  await userEvent.type(dialog.getByLabelText(/휴대폰번호/), '010-2222-3333');
  await userEvent.type(dialog.getByLabelText(/우편번호/), '06236');
  await userEvent.type(dialog.getByRole('textbox', { name: /^주소/ }), '서울특별시 강남구 테헤란로 1');
  await userEvent.click(dialog.getByText('이 주소에서 수거'));
  expect(await screen.findByText(/06236/)).toBeInTheDocument();
  expect(callsOf(services, 'claims.request')).toEqual([]);
  await userEvent.click(await send('반품 신청하기'));
  await waitFor(() => expect(callsOf(services, 'claims.request')).toHaveLength(1));
  expect(callsOf(services, 'claims.request')[0]).toMatchObject({
    input: {
      body: { photo_ids: [photo_id], pickup: { receiver_name: '이웃', receiver_phone: '01022223333' } },
    },
  });
});
