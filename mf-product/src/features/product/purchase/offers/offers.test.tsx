import type { Offer } from '@mall/contracts/api/catalogue/offers';
import { type FakeOptions, failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { productCard } from '@mall/ui/testing/product-card';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../../remote.ts';
import { colorOption, productView, selectionPrice, sizeOption } from '../../../../testing/product-view.ts';

const partner = productCard({ product_id: 8, product_name: '울 슬랙스' });
const sizes = [sizeOption(11), sizeOption(12, { name: 'L', stock: 1 })];
const withOffer = (offer: Partial<Offer> & Pick<Offer, 'type'>) => ({
  ...productView(colorOption(1, { sizes })),
  offers: [{ label: '혜택', parts: [], ...offer }],
});
const set = withOffer({
  type: 'SETFIX',
  label: '세트 할인',
  set_price: 81_900,
  is_bundle_only: false,
  parts: [{ products: [partner] }],
});
const optionInfo = {
  product_id: 8,
  colors: [
    {
      color_id: 80,
      name: '차콜',
      hex: '#333333',
      sizes: [
        { ...sizeOption(81), is_available: true, is_restock_alarm: false },
        {
          ...sizeOption(82, { name: 'L', sale_state: 'STOP' }),
          is_available: false,
          is_restock_alarm: false,
        },
      ],
    },
  ],
};
const prices = ({ body }: { body: { option_info: unknown[] } }) =>
  body.option_info.length === 1
    ? selectionPrice(39_900)
    : {
        ...selectionPrice(81_900, { order_quantity: 2 }),
        separate_price: 96_800,
        saved_price: 14_900,
        together_price: 81_900,
      };

const open = (product: unknown, options: FakeOptions = {}) =>
  renderPage(remote, '/goods/view/7', {
    ...options,
    answers: {
      'products.view': product,
      'products.priceInfo': prices,
      'products.optionInfo': optionInfo,
      'products.wishes': { rows: [], paginate: { page: 1, display_size: 1, total: 0, last_page: 1 } },
      ...options.answers,
    },
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (size: string | RegExp = 'M') => userEvent.click(screen.getByRole('radio', { name: size }));

describe('a set', () => {
  const take = async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: '울 슬랙스 사이즈' }), 'M');
    await press('함께 담기');
  };

  it('is picked on the page and goes along into the cart, with the price apart and together', async () => {
    const page = await open(set, {
      session: loggedIn,
      answers: { 'carts.add': { same_add_cart_confirm: 'N', count: 2 } },
    });
    const offer = within(await screen.findByRole('list', { name: '함께 사면 좋은 혜택' }));
    expect(offer.getByText('세트로 사면 81,900원')).toBeInTheDocument();
    await choose();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: '울 슬랙스 사이즈' }), 'M');
    expect(await offer.findByText('함께 사면 81,900원')).toBeInTheDocument();
    await press('함께 담기');
    expect(await offer.findByText('함께 담았어요. 혜택이 적용돼요.')).toBeInTheDocument();
    const chosen = within(screen.getByRole('region', { name: '선택한 옵션' }));
    expect(await chosen.findByText('−14,900원')).toBeInTheDocument();
    await press('장바구니 담기');
    await waitFor(() => expect(page.services.visited).toEqual(['/cart']));
    const added = page.services.calls.find(({ id }) => id === 'carts.add');
    expect(added?.input).toEqual({
      body: {
        products: [
          { product_id: 7, product_option_id: 11, order_quantity: 1 },
          { product_id: 8, product_option_id: 81, order_quantity: 1 },
        ],
      },
    });
    expect(page.services.published.at(-1)?.payload).toMatchObject({
      products: [{ product_name: '옥스포드 셔츠' }, { product_name: '울 슬랙스' }],
    });
  });

  it("says why an option of the partner is off, and asks for the product's own option first", async () => {
    await open(set);
    const size = await screen.findByRole('combobox', { name: '울 슬랙스 사이즈' });
    expect(within(size).getByRole('option', { name: 'L (판매 중지)' })).toBeDisabled();
    await userEvent.selectOptions(size, 'M');
    expect(screen.getByText('이 상품의 옵션을 고르면 함께 산 금액을 알려드려요.')).toBeInTheDocument();
  });

  it('leaves the rest of the page alive when the partner cannot be read', async () => {
    const replies: unknown[] = [failure('NOT_FOUND'), optionInfo];
    await open(set, { answers: { 'products.optionInfo': () => replies.shift() } });
    expect(await screen.findByText('옵션을 불러오지 못했어요.')).toBeInTheDocument();
    await choose();
    expect(screen.getByRole('region', { name: '선택한 옵션' })).toBeInTheDocument();
    // Other parts of the page, which this test answers nothing, may offer the same.
    const offer = within(screen.getByRole('list', { name: '함께 사면 좋은 혜택' }));
    await userEvent.click(offer.getByRole('button', { name: '다시 시도' }));
    await take();
    expect(screen.getByRole('region', { name: '선택한 옵션' })).toHaveTextContent('울 슬랙스');
  });

  it('shows a partner that is sold out without its options', async () => {
    const gone = { ...partner, is_sold_out: true };
    await open(withOffer({ type: 'SETFIX', set_price: 81_900, parts: [{ products: [gone] }] }));
    expect(await screen.findByRole('link', { name: '울 슬랙스' })).toHaveAttribute('href', '/goods/view/8');
    expect(screen.queryByRole('button', { name: '함께 담기' })).not.toBeInTheDocument();
  });
});

it('a cross set shows three partners, then all, each with its options when asked', async () => {
  const products = [8, 9, 10, 11, 12].map((id) => productCard({ product_id: id, product_name: `짝 ${id}` }));
  const page = await open(withOffer({ type: 'SETCROSS', rate: 10, parts: [{ products }] }));
  expect(await screen.findByText('함께 사면 각각 10% 할인')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: '옵션 고르기' })).toHaveLength(3);
  await press('다른 상품 2개 더보기');
  const [first] = screen.getAllByRole('button', { name: '옵션 고르기' });
  if (first) await userEvent.click(first);
  expect(await screen.findByRole('combobox', { name: '짝 8 색상' })).toBeInTheDocument();
  expect(page.services.calls.filter(({ id }) => id === 'products.optionInfo')).toHaveLength(1);
});

it('1+1 says what the next piece brings, and takes the same option again', async () => {
  await open(withOffer({ type: 'ONEPLUS', label: '1+1' }));
  const offer = within(await screen.findByRole('list', { name: '함께 사면 좋은 혜택' }));
  await choose();
  expect(offer.getByText('한 개 더 고르면 그 한 개는 무료예요.')).toBeInTheDocument();
  await press('같은 옵션 하나 더');
  expect(offer.getByText('1+1이 적용됐어요. 1개는 무료예요.')).toBeInTheDocument();
  expect(offer.getAllByText('블랙 / M')).toHaveLength(2);
  await choose(/^L/);
  expect(offer.getByText('블랙 / L')).toBeInTheDocument();
  // The last piece of that size is taken.
  expect(screen.queryByRole('button', { name: '같은 옵션 하나 더' })).not.toBeInTheDocument();
});

it('N+SALE counts to its next step', async () => {
  const steps = [
    { from: 2, rate: 5 },
    { from: 3, rate: 10 },
  ];
  await open(withOffer({ type: 'NPLUS', steps }));
  await choose();
  expect(await screen.findByText('한 개 더 담으면 5% 할인돼요.')).toBeInTheDocument();
  await press('같은 옵션 하나 더');
  expect(screen.getByText('한 개 더 담으면 10% 할인돼요.')).toBeInTheDocument();
  await press('같은 옵션 하나 더');
  expect(screen.getByText('10% 할인이 적용됐어요. 가장 큰 할인이에요.')).toBeInTheDocument();
});
