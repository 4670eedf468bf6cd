import { renderPage } from '@mall/remote-kit/testing';
import { screen, within } from '@testing-library/react';
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
});
