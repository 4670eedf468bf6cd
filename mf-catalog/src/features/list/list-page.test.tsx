import { failure, renderPage } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { productCard } from '@mall/ui/testing/product-card';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { emptyList, productList } from '../../testing/builders.ts';

const list = (href: string, answer: unknown = productList(), isMobileLayout = false) =>
  renderPage(remote, href, { answers: { 'products.search': answer }, isMobileLayout });
const queryOf = (input: unknown) => (input as { query: Record<string, unknown> }).query;

beforeAll(installDialogElement);

describe('goods list', () => {
  it('asks for what the URL says and shows it', async () => {
    const { services } = await list('/goods/list/BEST?category=2&f_colors[]=BLACK&sort=NEWDESC&page=2');
    expect(queryOf(services.calls[0]?.input)).toEqual({
      family_site_id: 1,
      gnb_state: 'BEST',
      category_id: 2,
      f_colors: ['BLACK'],
      sort: 'NEWDESC',
      page: 2,
      is_filter: '1',
    });
    expect(screen.getByRole('heading', { level: 1, name: '베스트' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /옥스포드 셔츠/ })).toHaveAttribute('href', '/goods/view/7');
  });

  it('shows each chosen filter as a link that takes it away', async () => {
    await list('/goods/list?f_colors[]=BLACK&f_states[]=NEW');
    const chosen = within(screen.getByRole('navigation', { name: '선택한 필터' }));
    expect(chosen.getByRole('link', { name: /블랙/ })).toHaveAttribute('href', '/goods/list?f_states[]=NEW');
    expect(chosen.getByRole('link', { name: '전체 해제' })).toHaveAttribute('href', '/goods/list');
  });

  it('leaves the focus to the next chip when one takes itself away', async () => {
    const page = await list('/goods/list?f_colors[]=BLACK&f_colors[]=WHITE');
    const chips = () => within(screen.getByRole('navigation', { name: '선택한 필터' })).getAllByRole('link');
    chips()[0]?.focus();
    await page.goTo('/goods/list?f_colors[]=WHITE');
    expect(chips()[0]).toHaveFocus();
    chips()[0]?.focus();
    await page.goTo('/goods/list?f_states[]=NEW');
    expect(chips()[0]).toHaveFocus();
  });

  it('lists filters in their order with counts', async () => {
    await list('/goods/list');
    // Its column is displayed from a width on that jsdom does not know.
    const panel = screen.getByRole('navigation', { name: '상품 필터', hidden: true });
    const titles = [...panel.querySelectorAll(':scope > details > summary')].map(
      (title) => title.textContent,
    );
    expect(titles).toEqual(['브랜드', '카테고리', '사이즈', '가격', '상품 상태', '혜택', '색상', '시즌']);
    expect(within(panel).getByRole('link', { name: '마인드브릿지 맨 12', hidden: true })).toHaveAttribute(
      'href',
      '/goods/list?f_brands[]=1',
    );
  });

  it('goes where a chosen order leads', async () => {
    const { services } = await list('/goods/list?f_states[]=NEW&page=3');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '정렬' }), '낮은 가격순');
    expect(services.visited).toEqual(['/goods/list?f_states[]=NEW&sort=PRICEASC']);
  });

  it('sends filters along with the order where scripts are off', async () => {
    const { container } = await list('/goods/list?f_states[]=NEW&search_keyword=coat');
    const form = container.querySelector('form');
    const sent = [...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value]);
    expect(sent).toEqual([
      ['search_keyword', 'coat'],
      ['f_states[]', 'NEW'],
    ]);
  });

  it('has the filters of phones in a sheet with a live count', async () => {
    await list('/goods/list', productList({ count: 238 }), true);
    expect(screen.queryByRole('navigation', { name: '상품 필터' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '필터' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByRole('navigation', { name: '상품 필터' })).toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: '238개 상품 보기' }));
    expect(screen.queryByRole('navigation', { name: '상품 필터' })).not.toBeInTheDocument();
  });

  it('offers best sellers when a search finds nothing', async () => {
    const suggestions = productList({ rows: [productCard({ product_name: '울 비니' })] });
    await list('/goods/list?search_keyword=nothing', (input: unknown) =>
      queryOf(input).search_keyword ? emptyList : suggestions,
    );
    expect(screen.getByRole('heading', { name: "'nothing'에 대한 검색 결과가 없어요" })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /울 비니/ })).toBeInTheDocument();
  });

  it('offers fewer filters when they leave nothing', async () => {
    await list('/goods/list/NEW?f_colors[]=PURPLE', emptyList);
    expect(screen.getByRole('heading', { name: '조건에 맞는 상품이 없어요' })).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: '전체 해제' }))
      expect(link).toHaveAttribute('href', '/goods/list/NEW');
  });

  it.each([
    [
      '/goods/list/category/2?family_site=jucy_judy',
      'JUCY JUDY에는 아직 상품이 없어요',
      '/goods/list/category/2',
    ],
    [
      '/goods/list?family_site=rrig&search_keyword=boots',
      "'boots'에 대한 검색 결과가 없어요",
      '/goods/list?search_keyword=boots',
    ],
  ])('leads out of a brand’s site that has nothing to the whole shop: %s', async (href, title, wanted) => {
    await list(href, emptyList);
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    const way = screen.getByRole('link', { name: 'TBH SHOP 전체에서 보기' });
    const url = new URL(way.getAttribute('href') ?? '', 'http://shop');
    expect(url.searchParams.get('family_site')).toBe('tbh_shop');
    url.searchParams.delete('family_site');
    expect(`${url.pathname}${url.search}`).toBe(wanted);
  });

  it('is not found for unknown flags and categories', async () => {
    const flag = await list('/goods/list/FREE');
    expect(flag.head).toMatchObject({ status: 404, isNoIndex: true });
    expect(flag.services.calls).toEqual([]);
    flag.unmount();
    const category = await list('/goods/list/category/999', failure('NOT_FOUND'));
    expect(category.head.status).toBe(404);
    expect(
      screen.getByRole('heading', { level: 1, name: '찾으시는 상품 목록이 없어요' }),
    ).toBeInTheDocument();
  });

  it('offers a retry when the list cannot be had', async () => {
    let isDown = true;
    await list('/goods/list', () => (isDown ? failure('RATE_LIMITED') : productList()));
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('link', { name: /울 코트/ })).toBeInTheDocument();
  });

  it('keeps filtered lists and searches out of search engines, and names the first picture', async () => {
    const plain = await list('/goods/list/NEW?sort=PRICEASC&page=2');
    expect(plain.head).toMatchObject({ canonical: '/goods/list/NEW?page=2' });
    expect(plain.head.isNoIndex).toBeUndefined();
    expect(plain.head.preloadImage?.srcSet).toContain('/media/shirt.webp');
    const filtered = await list('/goods/list/NEW?f_colors[]=BLACK');
    expect(filtered.head).toMatchObject({ canonical: '/goods/list/NEW', isNoIndex: true });
  });

  it('leads to the best sellers of each period, and says which they are and of when', async () => {
    const ranked = productList({ ranked_at: '2026-11-24T05:10:00.000Z' });
    const { services, head } = await list('/goods/list/BEST?period=WEEK&f_categories[]=2', ranked);
    expect(queryOf(services.calls[0]?.input)).toMatchObject({ gnb_state: 'BEST', period: 'WEEK' });
    expect(screen.getByRole('heading', { level: 1, name: '주간 베스트' })).toBeInTheDocument();
    expect(screen.getByText('오후 2:10 기준')).toBeInTheDocument();
    const periods = within(screen.getByRole('navigation', { name: '기간' }));
    const links = periods.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['종합', '/goods/list/BEST?f_categories[]=2'],
      ['실시간', '/goods/list/BEST?f_categories[]=2&period=REALTIME'],
      ['일간', '/goods/list/BEST?f_categories[]=2&period=DAY'],
      ['주간', '/goods/list/BEST?f_categories[]=2&period=WEEK'],
      ['월간', '/goods/list/BEST?f_categories[]=2&period=MONTH'],
    ]);
    expect(periods.getByRole('link', { current: 'page' })).toHaveTextContent('주간');
    expect(screen.getAllByText(/^[12]$/, { selector: 'p' }).map((place) => place.textContent)).toEqual([
      '1',
      '2',
    ]);
    // A period in one category is a list that engines may find; its combinations with filters are not.
    expect(head).toMatchObject({ canonical: '/goods/list/BEST?f_categories[]=2&period=WEEK' });
    expect(head.isNoIndex).toBeUndefined();
  });

  it('has periods of arrival for new goods, and says where a period has none yet', async () => {
    await list('/goods/list/NEW?period=DAY', emptyList);
    expect(screen.getByRole('heading', { level: 1, name: '오늘 신상품' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '이 기간에는 아직 상품이 없어요' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '전체 기간 보기' })).toHaveAttribute('href', '/goods/list/NEW');
    expect(screen.getByRole('link', { name: '이번 주' })).toHaveAttribute(
      'href',
      '/goods/list/NEW?period=WEEK',
    );
  });

  it('opens the filters of phones, chooses one and closes them with the keyboard alone', async () => {
    await list('/goods/list', productList({ count: 238 }), true);
    screen.getByRole('button', { name: '필터' }).focus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(screen.getByRole('dialog'));
    const black = sheet.getByRole('link', { name: /블랙/, hidden: true });
    black.focus();
    expect(black).toHaveFocus();
    expect(black).toHaveAttribute('href', '/goods/list?f_colors[]=BLACK');
    sheet.getByRole('button', { name: '238개 상품 보기' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads to its other pages, and back from one that has nothing', async () => {
    const pages = { page: 1, display_size: 60, total: 130, last_page: 3 };
    const first = await list('/goods/list/NEW?f_states[]=NEW', productList({ paginate: pages }));
    expect(screen.getByRole('link', { name: '3페이지' })).toHaveAttribute(
      'href',
      '/goods/list/NEW?f_states[]=NEW&page=3',
    );
    first.unmount();
    await list('/goods/list/NEW?page=9', productList({ rows: [], count: 130 }));
    expect(screen.getByRole('heading', { name: '이 페이지에는 상품이 없어요' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '첫 페이지로 가기' })).toHaveAttribute('href', '/goods/list/NEW');
  });
});
