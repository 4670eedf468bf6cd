import { type FakeOptions, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../remote.ts';
import { colorOption, productView } from '../../../testing/product-view.ts';

const plain = productView(colorOption(1));
const noWishes = { rows: [], paginate: { page: 1, display_size: 1, total: 0, last_page: 1 } };
const open = (
  price: Partial<typeof plain.price_info>,
  options: FakeOptions = {},
  promotions: 'FIRST'[] = [],
) =>
  renderPage(remote, '/goods/view/7', {
    ...options,
    answers: {
      'products.view': { ...plain, promotions, price_info: { ...plain.price_info, ...price } },
      'products.wishes': noWishes,
      ...options.answers,
    },
  });

describe('card benefits', () => {
  it('unfold where the mall has set them', async () => {
    await open({});
    expect(screen.getByText('카드 혜택')).toBeVisible();
    expect(screen.getByText('무이자 할부')).toBeInTheDocument();
  });

  it('are no word of the page where it has not', async () => {
    await open({}, { answers: { 'products.view': { ...plain, card_benefit_image: null } } });
    expect(screen.queryByText('카드 혜택')).not.toBeInTheDocument();
  });
});

describe('the price of a product', () => {
  it('is explained row by row, with what else would lower it', async () => {
    const rows = [
      { code: 'RETAIL', label: '정상가', amount: 57_000 },
      { code: 'SELL', label: '판매가 할인', amount: -17_100 },
    ];
    const further_rows = [
      { code: 'SIZECOLOR', label: '색상 한정 할인 (블랙)', amount: -3_990, price: 35_910 },
      { code: 'PRODUCT_COUPON', label: '상품 쿠폰', amount: -2_000, price: 37_900 },
      { code: 'INFLOW', label: 'partner.example 링크로 방문', amount: -1_200, price: 38_700 },
    ];
    await open({ rows, further_rows, first_order_discount_price: 35_910 }, {}, ['FIRST']);
    await userEvent.click(screen.getByText('가격이 이렇게 정해졌어요'));
    const details = within(screen.getByText('가격이 이렇게 정해졌어요').closest('details') ?? document.body);
    const names = (await details.findAllByRole('term')).map((term) => term.textContent);
    expect(names).toEqual([
      '정상가',
      '판매가 할인',
      '최종가',
      '+ 색상 한정 할인 (블랙)',
      '+ 상품 쿠폰',
      '+ partner.example 링크로 방문',
    ]);
    for (const words of ['−17,100원', '−3,990원', '→ 35,910원', '→ 38,700원'])
      expect(details.getByText(words)).toBeInTheDocument();
    expect(screen.getByText('첫 구매라면 35,910원')).toBeInTheDocument();
  });

  it('names no price that this product does not give', async () => {
    await open({ first_order_discount_price: 35_910 });
    expect(screen.queryByText(/35,910원/)).not.toBeInTheDocument();
  });

  it('of a time sale is read again when the time is over', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-24T11:59:50Z') });
    const time_sale = { price: 39_900, start_at: '2026-11-24T00:00:00Z', end_at: '2026-11-24T12:00:00Z' };
    const page = await open({ time_sale });
    expect(screen.getByRole('timer')).toHaveTextContent('00:00:10');
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    expect(page.services.calls.filter(({ id }) => id === 'products.view')).toHaveLength(2);
    expect(screen.getByText('타임세일이 끝났어요')).toBeInTheDocument();
    jest.useRealTimers();
  });
});

describe('coupons of a product', () => {
  const coupon = {
    coupon_id: 5,
    name: '10% 쿠폰',
    kind: 'PRODUCT',
    discount_type: 'RATE',
    discount_value: 10,
    maximum_amount: null,
    minimum_amount: 20_000,
    product_ids: null,
    ends_at: '2026-12-31T00:00:00.000Z',
    valid_days: 7,
    is_downloaded: false,
    is_sold_out: false,
    price: 35_910,
  };
  const lowered = { discount_coupon_price: 35_910 };

  it('are downloaded on the page and then marked', async () => {
    const replies = [{ rows: [coupon] }, { rows: [{ ...coupon, is_downloaded: true }] }];
    const page = await open(lowered, {
      session: loggedIn,
      answers: {
        'coupons.downList': () => replies.shift(),
        'coupons.download': { member_coupon_id: 1, expires_at: '2026-12-01T00:00:00.000Z' },
      },
    });
    await userEvent.click(await screen.findByText('쿠폰 받으면 35,910원'));
    expect(await screen.findByText('쿠폰 적용 시 35,910원')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '10% 쿠폰 받기' }));
    await waitFor(() =>
      expect(page.services.messages).toEqual(['쿠폰을 받았어요. 주문할 때 적용할 수 있어요.']),
    );
    expect(await screen.findByRole('button', { name: '10% 쿠폰 받은 쿠폰' })).toBeDisabled();
  });

  it('lead guests to log in', async () => {
    const page = await open(lowered, { answers: { 'coupons.downList': { rows: [coupon] } } });
    const requireLogin = jest.spyOn(page.services.session, 'requireLogin');
    await userEvent.click(await screen.findByText('쿠폰 받으면 35,910원'));
    await userEvent.click(await screen.findByRole('button', { name: '10% 쿠폰 받기' }));
    expect(requireLogin).toHaveBeenCalled();
  });

  it('are not asked for where none works', async () => {
    const page = await open({});
    expect(page.services.calls.map(({ id }) => id)).not.toContain('coupons.downList');
  });
});
