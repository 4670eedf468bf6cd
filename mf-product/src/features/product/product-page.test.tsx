import { failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { colorOption, productView } from '../../testing/product-view.ts';

const product = productView(colorOption(1), colorOption(2, { name: '화이트' }));
const open = (href: string) => renderPage(remote, href, { answers: { 'products.view': product } });

describe('product page', () => {
  it.each([
    ['/goods/view/7', '블랙', '1-front.webp'],
    ['/goods/view/7?color=2', '화이트', '2-front.webp'],
  ])('%s opens in %s and loads its picture first', async (href, color, picture) => {
    const { head } = await open(href);
    expect(screen.getByRole('radio', { name: color })).toBeChecked();
    const gallery = screen.getByRole('list', { name: '상품 사진' });
    expect(within(gallery).getByRole('img')).toHaveAttribute('src', expect.stringContaining(picture));
    expect(head.preloadImage?.srcSet).toContain(picture);
    expect(head.canonical).toBe('/goods/view/7');
  });

  it('shows how many reviews gave each number of stars, best first', async () => {
    const reviewed = { ...product, review_summary: { count: 10, score: 4, distribution: [1, 0, 2, 3, 4] } };
    await renderPage(remote, '/goods/view/7', { answers: { 'products.view': reviewed } });
    const bars = screen.getAllByRole('progressbar');
    expect(bars.map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('value')])).toEqual([
      ['5점 후기', '4'],
      ['4점 후기', '3'],
      ['3점 후기', '2'],
      ['2점 후기', '0'],
      ['1점 후기', '1'],
    ]);
  });

  it('names its pictures to search engines as the image service knows them', async () => {
    const { head } = await open('/goods/view/7');
    expect(head.jsonLd).toMatchObject({
      image: [
        expect.stringMatching(/^https?:\/\/[^/]+\/_img\/1080\/media\/products\/7\/1-front\.webp\?v=1$/),
        expect.stringMatching(/^https?:\/\/[^/]+\/_img\/1080\/media\/products\/7\/2-front\.webp\?v=1$/),
      ],
    });
  });

  it('shows the pictures of a colour that is chosen, also by keyboard', async () => {
    await open('/goods/view/7');
    screen.getByRole('radio', { name: '블랙' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '화이트' })).toBeChecked();
    const gallery = screen.getByRole('list', { name: '상품 사진' });
    expect(within(gallery).getByRole('img')).toHaveAttribute('src', expect.stringContaining('2-front.webp'));
  });

  it('shows members what every grade pays, and guests that logging in pays', async () => {
    const grade = { grade_name: 'GOLD', last_price: 37_900, apply_flag: true, discount_rate: 5 };
    const graded = { ...product, price_info: { ...product.price_info, all_discount_grades: [grade] } };
    const answers = { 'products.view': graded };
    const guest = await renderPage(remote, '/goods/view/7', { answers });
    expect(screen.getByText(/비회원가 · 로그인하면 등급별 혜택가로 살 수 있어요/)).toBeInTheDocument();
    guest.unmount();
    await renderPage(remote, '/goods/view/7', { answers, session: loggedIn });
    await userEvent.click(screen.getByText('회원 등급별 혜택가'));
    expect(await screen.findByRole('row', { name: 'GOLD 5% 37,900원', hidden: true })).toBeInTheDocument();
  });

  it('publishes what is looked at', async () => {
    const { services } = await open('/goods/view/7');
    expect(services.published).toEqual([
      {
        topic: 'product:viewed',
        payload: { product_id: 7, product_name: '옥스포드 셔츠', last_price: 39_900, quantity: 1 },
      },
    ]);
  });

  it.each([
    ['/goods/view/999', failure('NOT_FOUND')],
    ['/goods/view/shirt', failure('INVALID_REQUEST')],
  ])('is not found at %s', async (href, answer) => {
    const { head } = await renderPage(remote, href, { answers: { 'products.view': answer } });
    expect(head).toMatchObject({ status: 404, isNoIndex: true });
    expect(screen.getByRole('heading', { name: '판매가 끝났거나 없는 상품이에요' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '전체 상품 보기' })).toHaveAttribute('href', '/goods/list');
  });

  it('can be asked for again when it cannot be had', async () => {
    const replies: unknown[] = [failure('RATE_LIMITED'), product];
    await renderPage(remote, '/goods/view/7', { answers: { 'products.view': () => replies.shift() } });
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('heading', { level: 1, name: '옥스포드 셔츠' })).toBeInTheDocument();
  });
});
