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
