import { renderPage } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../remote.ts';
import { colorOption, productView } from '../../../testing/product-view.ts';

const images = ['앞모습', '뒷모습', '상세'].map((alt, place) => ({
  path: `/media/products/7/${place}.webp?v=1`,
  alt,
  width: 1200,
  height: 1600,
}));
const product = productView(colorOption(1, { images }));
const open = async () => {
  await renderPage(remote, '/goods/view/7', { answers: { 'products.view': product } });
  await userEvent.click(screen.getByRole('button', { name: '뒷모습 크게 보기' }));
  const viewer = within(await screen.findByRole('dialog', { name: '상품 사진 크게 보기' }));
  return { viewer };
};

beforeAll(installDialogElement);

describe('pictures on the whole screen', () => {
  it('open at the one that was pressed, with an entry of the history for Back', async () => {
    const { viewer } = await open();
    expect(viewer.getByText('2 / 3')).toBeInTheDocument();
    expect(viewer.getByRole('img', { name: '뒷모습' })).toBeInTheDocument();
    expect(window.location.hash).toBe('#pictures');
  });

  it('are stepped through by keys and jumped to', async () => {
    const { viewer } = await open();
    await userEvent.keyboard('{ArrowRight}');
    expect(viewer.getByRole('img', { name: '상세' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    expect(viewer.getByText('1 / 3')).toBeInTheDocument();
    await userEvent.click(viewer.getByRole('button', { name: '2번째 사진: 뒷모습' }));
    expect(viewer.getByRole('button', { name: '2번째 사진: 뒷모습' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('ask for a larger picture only when enlarged', async () => {
    const { viewer } = await open();
    const sources = () =>
      viewer.getAllByRole('presentation', { hidden: true }).map((img) => img.getAttribute('src'));
    const large = '/_img/1920/media/products/7/1.webp?v=1';
    expect(sources()).not.toContain(large);
    await userEvent.click(viewer.getByRole('button', { name: '확대' }));
    expect(sources()).toContain(large);
    await userEvent.click(viewer.getByRole('button', { name: '축소' }));
    expect(sources()).not.toContain(large);
  });

  it('close and give the focus back', async () => {
    const { viewer } = await open();
    await userEvent.click(viewer.getByRole('button', { name: '닫기' }));
    expect(screen.queryByRole('dialog', { name: '상품 사진 크게 보기' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '뒷모습 크게 보기' })).toHaveFocus();
  });
});
