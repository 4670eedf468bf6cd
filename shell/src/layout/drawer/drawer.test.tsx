import { viewSettings } from '@mall/contracts/api/content/content';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { renderLayoutPart } from '../../testing/render-layout.tsx';
import { layoutSettings } from '../../testing/settings.ts';
import { BottomBar } from '../bottom-bar.tsx';
import { drawer } from './drawer-state.ts';

const answers = {
  [viewSettings.id]: layoutSettings({
    category: [
      { category_id: 2, name: 'MEN', children: [{ category_id: 102, name: '니트' }] },
      { category_id: 3, name: 'WOMEN', children: [{ category_id: 203, name: '원피스' }] },
    ],
    gnb: {
      main: [
        { label: 'ALL', href: '/goods/list?family_site=rrig', category_ids: [] },
        { label: 'BEST', href: '/goods/list/BEST?family_site=rrig' },
        { label: 'BRAND', href: '/brand/introduce?family_site=rrig', has_brands: true },
      ],
      right: [{ label: '+Set', href: '/goods/list/SETFIX?family_site=rrig' }],
      extra: [{ label: '매거진', href: '/board/magazine?family_site=rrig' }],
    },
  }),
  'products.brands': {
    rows: [{ brand_id: 2, name: '알릭', name_en: 'RRIG', family_site: 'rrig', product_count: 3 }],
  },
};

const open = async () => {
  const user = userEvent.setup();
  const rendered = await renderLayoutPart(<BottomBar />, '/main/rrig', { answers, isMobileLayout: true });
  await user.click(screen.getByRole('link', { name: '카테고리' }));
  return { user, ...rendered, dialog: await screen.findByRole('dialog', { name: '카테고리' }) };
};
beforeAll(installDialogElement);
afterEach(() => act(async () => drawer.set(false)));

describe('the category drawer', () => {
  it('is a link to the list of all goods until scripts take over', async () => {
    await renderLayoutPart(<BottomBar />, '/main/rrig', { answers, isMobileLayout: true });
    const link = screen.getByRole('link', { name: '카테고리' });
    expect(link).toHaveAttribute('href', '/goods/list?family_site=rrig');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has the menus that are no trees, and categories that fold open one at a time', async () => {
    const { dialog } = await open();
    const drawn = within(dialog);
    for (const name of ['ALL', 'BEST', '+Set', '매거진'])
      expect(drawn.getByRole('link', { name })).toBeVisible();
    expect(drawn.getByRole('link', { name: '니트' })).toHaveAttribute(
      'href',
      '/goods/list/category/102?family_site=rrig',
    );
    const folds = [...dialog.querySelectorAll('details')];
    expect(folds.map((fold) => [fold.open, fold.getAttribute('name')])).toEqual([
      [true, 'drawer'],
      [false, 'drawer'],
      [false, 'drawer'],
    ]);
  });

  it('asks for brands when they are unfolded', async () => {
    const { dialog, services } = await open();
    expect(services.calls.map(({ id }) => id)).not.toContain('products.brands');
    const brands = within(dialog).getByText('BRAND').closest('details');
    await act(async () => {
      brands?.setAttribute('open', '');
      brands?.dispatchEvent(new Event('toggle'));
    });
    expect(await within(dialog).findByText(/알릭/)).toBeInTheDocument();
  });

  it('closes with its x, and with a change of page', async () => {
    const { user, dialog, services } = await open();
    await user.click(within(dialog).getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await user.click(screen.getByRole('link', { name: '카테고리' }));
    await waitFor(() => expect(dialog).toHaveAttribute('open'));
    await act(async () => services.moveTo('/goods/list/BEST?family_site=rrig'));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
  });
});
