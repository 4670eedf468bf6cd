import type { LayoutSettings } from '@mall/contracts/api/content/content';
import { failure } from '@mall/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { renderLayoutPart } from '../../testing/render-layout.tsx';
import { MainMenu } from './main-menu.tsx';

const links: LayoutSettings['gnb']['main'] = [
  { label: 'ALL', href: '/goods/list?family_site=rrig', category_ids: [] },
  { label: 'WOMEN', href: '/goods/list/category/3?family_site=rrig', category_ids: [3] },
  { label: 'BEST', href: '/goods/list/BEST?family_site=rrig' },
  { label: 'BRAND', href: '/brand/introduce?family_site=rrig', has_brands: true },
];
const categories: LayoutSettings['category'] = [
  { category_id: 2, name: 'MEN', children: [{ category_id: 102, name: '니트' }] },
  { category_id: 3, name: 'WOMEN', children: [{ category_id: 203, name: '원피스' }] },
];
const brand = (brand_id: number, name: string, product_count = 3) => ({
  brand_id,
  name,
  name_en: `Brand ${brand_id}`,
  family_site: 'rrig' as const,
  product_count,
});
const brands = { rows: [brand(1, '마인드'), brand(2, '알릭'), brand(3, '빈 브랜드', 0)] };

const open = (answers = { 'products.brands': brands } as Record<string, unknown>) =>
  renderLayoutPart(<MainMenu links={links} categories={categories} />, '/?family_site=rrig', { answers });
const buttonOf = (label: string) => screen.getByRole('button', { name: `${label} 메뉴` });

describe('the main menu (spec 2.6)', () => {
  it('is links, and buttons where one opens a panel', async () => {
    await open();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
      links.map(({ label }) => label),
    );
    expect(screen.getAllByRole('button')).toHaveLength(3);
    expect(screen.queryByText('원피스')).not.toBeInTheDocument();
  });

  it('opens the tree of an entry, one at a time, with lists of the site', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(buttonOf('ALL'));
    expect(await screen.findByRole('link', { name: '니트' })).toHaveAttribute(
      'href',
      '/goods/list/category/102?family_site=rrig',
    );
    await user.click(buttonOf('WOMEN'));
    expect(buttonOf('ALL')).toHaveAttribute('aria-expanded', 'false');
    expect(await screen.findByRole('link', { name: '원피스' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '니트' })).not.toBeInTheDocument();
  });

  it('goes by arrow keys: along the entries, down into a panel and up out of it; Escape closes', async () => {
    const user = userEvent.setup();
    await open();
    await user.tab();
    expect(screen.getByRole('link', { name: 'ALL' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: 'WOMEN' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(buttonOf('WOMEN')).toHaveAttribute('aria-expanded', 'true');
    const first = await screen.findByRole('link', { name: 'WOMEN 전체' });
    await user.keyboard('{ArrowDown}');
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: '원피스' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('link', { name: 'WOMEN' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(buttonOf('WOMEN')).toHaveFocus();
    expect(buttonOf('WOMEN')).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the focus goes on, and with a new page', async () => {
    const user = userEvent.setup();
    const { services } = await open();
    await user.click(buttonOf('ALL'));
    await screen.findByRole('link', { name: '니트' });
    await user.click(buttonOf('WOMEN'));
    await act(async () => services.moveTo('/goods/list/category/203?family_site=rrig'));
    await waitFor(() => expect(screen.queryByRole('link', { name: '원피스' })).not.toBeInTheDocument());
  });

  it('shows brands with goods by initial, and narrows them to one', async () => {
    const user = userEvent.setup();
    const { services } = await open();
    await user.click(buttonOf('BRAND'));
    const initials = within(await screen.findByRole('group', { name: '브랜드 초성' }));
    expect(initials.getAllByRole('button').map((one) => one.textContent)).toEqual(['전체', 'ㅁ', 'ㅇ']);
    expect(services.calls).toMatchObject([
      { id: 'products.brands', input: { query: { family_site_id: 12 } } },
    ]);
    await user.click(initials.getByRole('button', { name: 'ㅇ' }));
    expect(initials.getByRole('button', { name: 'ㅇ' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('link', { name: /알릭/ })).toHaveAttribute(
      'href',
      '/goods/list/brand/2?family_site=rrig',
    );
    expect(screen.queryByRole('link', { name: /마인드/ })).not.toBeInTheDocument();
  });

  it('leads to the brand page where brands do not come', async () => {
    const user = userEvent.setup();
    await open({ 'products.brands': failure('UNAVAILABLE') });
    await user.click(buttonOf('BRAND'));
    expect(await screen.findByRole('alert', undefined, { timeout: 5000 })).toHaveTextContent(
      '브랜드를 불러오지 못했어요',
    );
    expect(screen.getByRole('link', { name: '브랜드 모두 보기' })).toHaveAttribute('href', links[3]?.href);
  });
});
