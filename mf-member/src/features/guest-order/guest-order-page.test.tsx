import { failure, renderPage } from '@mall/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';

const found = { order_id: '20261122-ABCDEFGH', opened_until: '2026-11-22T01:30:00.000Z' };
const open = (answer: unknown) =>
  renderPage(remote, '/guest/order', { answers: { 'guestOrders.open': answer } });

async function fill() {
  await userEvent.type(await screen.findByLabelText(/주문번호/), '20261122-abcdefgh');
  await userEvent.type(screen.getByLabelText(/주문하신 분/), '김서연');
  await userEvent.type(screen.getByLabelText(/휴대폰번호/), '010-0000-0001{Enter}');
}

it("finds a guest's order and shows it", async () => {
  const { services } = await open(found);
  await fill();
  expect(services.visited).toEqual(['/mypage/orders/20261122-ABCDEFGH']);
  expect(services.calls[0]?.input).toMatchObject({ body: { orderer_phone: '01000000001' } });
});

it('says the same whatever is wrong, and keeps what was typed', async () => {
  await open(failure('NOT_FOUND'));
  await fill();
  expect(await screen.findByRole('alert')).toHaveTextContent(/일치하는 주문이 없어요/);
  expect(screen.getByLabelText(/주문하신 분/)).toHaveValue('김서연');
});

it('names each field that is missing', async () => {
  const { services } = await open(found);
  await userEvent.click(await screen.findByText('주문 조회하기'));
  expect(await screen.findByText('주문번호를 확인해주세요.')).toBeInTheDocument();
  expect(services.calls).toEqual([]);
});
