import { type FakeOptions, failure } from '@mall/remote-kit/testing';
import { productCard } from '@mall/ui/testing/product-card';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { renderLayoutPart } from '../../testing/render-layout.tsx';
import { layoutSettings } from '../../testing/settings.ts';
import { readSearches } from './recent-searches.ts';
import { SearchForm } from './search-form.tsx';

const settings = layoutSettings({
  keywords: ['니트', '코트'],
  category: [{ category_id: 3, name: 'WOMEN', children: [{ category_id: 30, name: '코트/재킷' }] }],
});
const found = {
  rows: [productCard({ product_id: 7, product_name: '울 코트' })],
  count: 1,
  paginate: { page: 1, display_size: 4, total: 1, last_page: 1 },
  filter: null,
  categoryInfo: null,
  brandInfo: null,
  delivery_guarantee: false,
};
const brands = {
  rows: [{ brand_id: 2, name: '코트하우스', name_en: 'COAT', family_site: 'rrig', product_count: 3 }],
};
const answers: NonNullable<FakeOptions['answers']> = { 'products.brands': brands, 'products.search': found };

async function open(href = '/main/rrig', given = answers) {
  const user = userEvent.setup();
  const rendered = await renderLayoutPart(<SearchForm settings={settings} />, href, { answers: given });
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: '상품 검색' });
  return { user, field, ...rendered };
}
beforeEach(() => localStorage.clear());

/** Types into the field in the very step in which the layer is put into the page. */
function typeAsLayerComes(field: HTMLInputElement, word: string): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    fireEvent.input(field, { target: { value: word } });
  });
  observer.observe(field.closest('search') as HTMLElement, { childList: true });
}

describe('the search', () => {
  it('is a form of the site, and keeps the keyword of a result page', async () => {
    const { field, services } = await open('/goods/list?family_site=rrig&search_keyword=울 코트');
    expect(field).toHaveValue('울 코트');
    expect(field.form?.elements.namedItem('family_site')).toHaveValue('rrig');
    expect(services.calls).toEqual([]);
    await act(async () => services.moveTo('/goods/view/1'));
    expect(screen.getByRole('combobox', { name: '상품 검색' })).toHaveValue('');
  });

  it('goes softly to the results and notes the word', async () => {
    const { user, field, services } = await open();
    await user.type(field, ' 울 코트 {Enter}');
    expect(services.visited).toEqual([
      `/goods/list?${new URLSearchParams({ family_site: 'rrig', search_keyword: '울 코트' })}`,
    ]);
    await waitFor(() => expect(readSearches()).toEqual(['울 코트']));
  });

  it('shows recent words, which go one by one, all at once or are not kept at all, and popular ones', async () => {
    localStorage.setItem('RECENT_SEARCH', JSON.stringify(['니트', '청바지', '후드']));
    const { user, field } = await open();
    await user.click(field);
    const recent = within(
      (await screen.findByRole('heading', { name: '최근 검색어' })).closest('section') as HTMLElement,
    );
    expect(recent.getAllByRole('link').map((link) => link.textContent)).toEqual(['니트', '청바지', '후드']);
    await user.click(recent.getByRole('button', { name: '청바지 삭제' }));
    expect(readSearches()).toEqual(['니트', '후드']);
    expect(field).toHaveFocus();
    await user.click(recent.getByRole('button', { name: '전체 삭제' }));
    expect(readSearches()).toEqual([]);
    await user.click(recent.getByRole('button', { name: '저장 끄기' }));
    expect(recent.getByText('최근 검색어를 저장하지 않아요')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '1 니트' })).toHaveAttribute(
      'href',
      expect.stringContaining('search_keyword='),
    );
  });

  it('goes by arrow keys from the field through the words and back; Escape closes', async () => {
    const { user, field } = await open();
    await user.click(field);
    await screen.findByRole('heading', { name: '인기 검색어' });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: '2 코트' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(field).toHaveFocus();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('suggests brands, categories and products for what is typed; Enter goes to the chosen one', async () => {
    const { user, field, services } = await open();
    await user.type(field, '코트');
    await screen.findByText('울 코트');
    const options = screen.getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      '‘코트’ 검색',
      '코트하우스 COAT브랜드',
      'WOMEN › 코트/재킷카테고리',
      expect.stringContaining('울 코트'),
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
    expect(options[1]).toHaveAttribute('aria-selected', 'true');
    // An input method takes this Enter for the end of a syllable.
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(services.visited).toEqual([]);
    await user.keyboard('{Enter}');
    expect(services.visited).toEqual(['/goods/list/brand/2?family_site=rrig']);
    expect(readSearches()).toEqual(['코트']);
    expect(services.calls.filter(({ id }) => id === 'products.search')).toMatchObject([
      { input: { query: { family_site_id: 12, search_keyword: '코트', display_size: 4 } } },
    ]);
  });

  it('proposes for what was typed while the layer came', async () => {
    const { user, field } = await open();
    typeAsLayerComes(field, '코트');
    await user.click(field);
    expect(await screen.findByRole('option', { name: '‘코트’ 검색' })).toBeInTheDocument();
  });

  it('searches all the same where suggestions fail', async () => {
    const { user, field, services } = await open('/', {
      'products.brands': failure('UNAVAILABLE'),
      'products.search': failure('UNAVAILABLE'),
    });
    await user.type(field, '코트');
    expect(await screen.findByRole('status')).toHaveTextContent('추천 상품을 불러오지 못했어요');
    await user.keyboard('{Enter}');
    expect(services.visited).toEqual(['/goods/list?search_keyword=%EC%BD%94%ED%8A%B8']);
  });
});
