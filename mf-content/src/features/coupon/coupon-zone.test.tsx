import { failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { coupon, settings } from '../../testing/builders.ts';

const second = {
  ...coupon,
  coupon_id: 2,
  name: '상품 쿠폰',
  discount_type: 'RATE' as const,
  discount_value: 10,
};
const had = { ...coupon, coupon_id: 3, name: '받은 쿠폰', is_downloaded: true };
const gone = { ...coupon, coupon_id: 4, name: '소진 쿠폰', is_sold_out: true, left: 0 };

const open = (options: object = {}, answers: object = {}) =>
  renderPage(remote, '/coupon/list', {
    answers: {
      'content.settings': settings(),
      'coupons.downList': { rows: [coupon, second, had, gone] },
      'coupons.download': { member_coupon_id: 1, expires_at: coupon.ends_at },
      ...answers,
    },
    ...options,
  });

describe('the Coupon Zone', () => {
  it('says kindly that there is none where the site has none', async () => {
    const { head } = await open({}, { 'content.settings': settings({ is_coupon_zone: false }) });
    expect(screen.getByText('지금은 Coupon Zone을 운영하지 않아요')).toBeInTheDocument();
    expect(screen.queryByText(coupon.name)).not.toBeInTheDocument();
    expect(head.isNoIndex).toBe(true);
  });

  it('shows what a coupon takes off, its terms, how many are left and what cannot be had', async () => {
    await open();
    expect(screen.getAllByText('5,000원')).not.toHaveLength(0);
    expect(screen.getByText('10%')).toBeInTheDocument();
    expect(screen.getAllByText('50,000원 이상 구매 시')).not.toHaveLength(0);
    expect(screen.getAllByText('12장 남음')).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: '받은 쿠폰 받은 쿠폰' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '소진 쿠폰 모두 소진' })).toBeDisabled();
  });

  it('asks a guest to log in', async () => {
    const { services } = await open();
    let asked = 0;
    services.session.requireLogin = async () => {
      asked += 1;
    };
    fireEvent.click(screen.getByRole('button', { name: '상품 쿠폰 쿠폰 받기' }));
    fireEvent.click(screen.getByRole('button', { name: '쿠폰 모두 받기' }));
    await waitFor(() => expect(asked).toBe(2));
    expect(services.calls.some(({ id }) => id === 'coupons.download')).toBe(false);
  });

  it('downloads all that can be had, also when one is gone meanwhile', async () => {
    const answers = {
      'coupons.download': ({ body }: { body: { coupon_id: number } }) =>
        body.coupon_id === 1
          ? failure('COUPON_SOLD_OUT')
          : { member_coupon_id: 1, expires_at: coupon.ends_at },
    };
    const { services } = await open({ session: loggedIn }, answers);
    fireEvent.click(screen.getByRole('button', { name: '쿠폰 모두 받기' }));
    await waitFor(() =>
      expect(services.messages).toEqual(['쿠폰 1장을 받았어요. 1장은 소진되었거나 받지 못했어요.']),
    );
    const sent = services.calls.filter(({ id }) => id === 'coupons.download').map(({ input }) => input);
    expect(sent).toEqual([{ body: { coupon_id: 1 } }, { body: { coupon_id: 2 } }]);
    await waitFor(() => expect(services.calls.filter(({ id }) => id === 'coupons.downList')).toHaveLength(2));
  });

  it('closes a coupon whose time is over while the page is open', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-23T00:00:00Z') });
    const ending = { ...coupon, ends_at: '2026-11-23T00:00:02Z' };
    await open({}, { 'coupons.downList': { rows: [ending] } });
    expect(screen.getByRole('button', { name: '가을 시즌 쿠폰 쿠폰 받기' })).toBeEnabled();
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(screen.getByRole('button', { name: '가을 시즌 쿠폰 기간 종료' })).toBeDisabled();
    jest.useRealTimers();
  });
});
