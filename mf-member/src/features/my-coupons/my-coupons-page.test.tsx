import { failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { paginate } from '../../testing/builders.ts';

const none = { rows: [], paginate: paginate(0) };
const open = (redeem: unknown) =>
  renderPage(remote, '/mypage/coupons', {
    session: loggedIn,
    answers: { 'coupons.mine': none, 'coupons.redeem': redeem },
  });
const code = () => screen.getByLabelText('쿠폰 코드');

it('a code becomes a coupon, and a double press sends it once', async () => {
  const { services } = await open({
    member_coupon_id: 1,
    name: '첫눈 쿠폰',
    expires_at: '2026-12-01T00:00:00.000Z',
  });
  code().focus();
  await userEvent.keyboard('first-snow{Enter}{Enter}');
  await waitFor(() => expect(services.messages).toEqual(['‘첫눈 쿠폰’ 쿠폰을 등록했어요.']));
  const sent = services.calls.filter(({ id }) => id === 'coupons.redeem');
  expect(sent.map(({ input }) => input)).toEqual([{ body: { coupon_code: 'first-snow' } }]);
  expect(code()).toHaveValue('');
});

it('a wrong code stays in its field with the words under it', async () => {
  const { services } = await open(failure('COUPON_CODE_WRONG', '사용할 수 없는 쿠폰 코드입니다.'));
  await userEvent.type(code(), 'NOSUCHCODE{Enter}');
  expect(await screen.findByText('사용할 수 없는 쿠폰 코드입니다.')).toBeInTheDocument();
  expect(code()).toHaveValue('NOSUCHCODE');
  expect(code()).toHaveFocus();
  expect(services.messages).toEqual([]);
});

it('what is no code is not sent', async () => {
  const { services } = await open(none);
  await userEvent.type(code(), '코드!{Enter}');
  expect(await screen.findByText('쿠폰 코드를 확인해주세요.')).toBeInTheDocument();
  expect(services.calls.some(({ id }) => id === 'coupons.redeem')).toBe(false);
});
