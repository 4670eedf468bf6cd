import type { HomePlan } from '@mall/contracts/api/content/home-plan';
import { failure, renderPage } from '@mall/remote-kit/testing';
import { picture, productCard } from '@mall/ui/testing/product-card';
import { screen, within } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { banner, homePlan, newMain } from '../../testing/builders.ts';

type Sections = NonNullable<Parameters<typeof newMain>[0]>;

const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
const home = (sections: Sections, href = '/', options = {}) =>
  renderPage(remote, href, { answers: { 'content.newMain': newMain(sections) }, ...options });
/** As many as a section needs at least. */
const three = () => [1, 2, 3].map((product_id) => productCard({ product_id }));
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('home page', () => {
  it('shows only the sections that hold something', async () => {
    await home({ new_products: three(), best_women: three(), best_men: three().slice(0, 2) });
    expect(titles()).toEqual(['이번 주 신상품', 'WOMEN 베스트']);
  });

  it('says that it is being filled while nothing is there to show', async () => {
    await home({});
    expect(titles()).toEqual(['상품을 준비하고 있어요']);
  });

  it('shows every section in the order of the spec', async () => {
    const products = three();
    const feature = { title: '', subtitle: '', href: '/goods/list', image: picture, products };
    await home({
      top_banners: [{ ...banner, title: '오늘의 발견' }],
      main_banners: [banner],
      time_sale: { display_state: 1, start_at: inHours(-1), end_at: inHours(9), products },
      md_products: products,
      new_products: products,
      mind_best: products,
      basic_best: products,
      jucy_best: products,
      show_case: [{ ...feature, title: '겹쳐 입기' }],
      plan_exhibitions: [{ ...feature, plan_id: 1, title: '니트 한 장' }],
      look_collection: [{ ...feature, title: 'LOOK 01' }],
      keyword_styling: [{ keyword: '출근룩', image: picture, products }],
      basic_product: products,
      brand_exhibition: [{ ...feature, brand_id: 1, title: '웨더코트' }],
      best_men: products,
      best_women: products,
      bottom_banners: [{ ...banner, title: '다음에 또' }],
    });
    expect(screen.getByRole('link', { name: /^오늘의 발견/ })).toHaveAttribute('href', '/goods/list/NEW');
    expect(titles()).toEqual([
      '겨울을 입는 방법',
      '타임세일',
      'MD 추천',
      '이번 주 신상품',
      '브랜드별 베스트',
      '쇼케이스',
      '기획전',
      '룩 컬렉션',
      '오늘은 어떤 스타일',
      '매일 입는 베이직',
      '브랜드 기획전',
      'WOMEN 베스트',
      'MEN 베스트',
      '다음에 또',
    ]);
  });

  it("ranks the brands' own best sellers in panels, without those that have none", async () => {
    const products = [1, 2].map((product_id) =>
      productCard({ product_id, product_name: `코트 ${product_id}` }),
    );
    await home({ mind_best: products, jucy_best: products });
    const panels = within(screen.getByRole('region', { name: '브랜드별 베스트' }));
    expect(panels.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      '마인드브릿지',
      '쥬시쥬디',
    ]);
    const mind = within(panels.getByRole('region', { name: '마인드브릿지' }));
    expect(mind.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1코트 1할인율 30%판매가 39,900원정가 57,000원',
      '2코트 2할인율 30%판매가 39,900원정가 57,000원',
    ]);
  });

  it('credits the pieces of a look with what they cost', async () => {
    const products = [productCard({ product_id: 3, product_name: '울 코트', last_price: 129_000 })];
    const look = { title: 'LOOK 01', subtitle: '서울', href: '/goods/list', image: picture, products };
    await home({ look_collection: [look] });
    expect(screen.getByRole('link', { name: /울 코트.*129,000원/ })).toHaveAttribute('href', '/goods/view/3');
  });

  it('asks for the site of the path and leads to its own lists', async () => {
    const { services, head } = await home({ new_products: three() }, '/main/outlet');
    expect(services.calls).toEqual([{ id: 'content.newMain', input: { query: { family_id: 7 } } }]);
    expect(screen.getByRole('link', { name: '이번 주 신상품 더보기' })).toHaveAttribute(
      'href',
      '/goods/list/NEW?family_site=outlet',
    );
    expect(head).toMatchObject({ title: '프리미엄 아울렛', canonical: '/main/outlet' });
  });

  it('keeps a coming time sale back', async () => {
    const sale = { display_state: 1, start_at: inHours(1), end_at: inHours(9), products: [productCard()] };
    await home({ time_sale: sale, new_products: three() });
    expect(titles()).toEqual(['이번 주 신상품']);
  });

  it('counts a running time sale down', async () => {
    const sale = { display_state: 1, start_at: inHours(-1), end_at: inHours(9), products: [productCard()] };
    await home({ time_sale: sale });
    const section = within(screen.getByRole('region', { name: '타임세일' }));
    expect(section.getByRole('timer', { name: '타임세일 남은 시간' })).toHaveTextContent(/^0\d:\d\d:\d\d$/);
  });

  it('gives a sale of few products lines of their own, with rate, clock and the way to all', async () => {
    const sale = { display_state: 1, start_at: inHours(-1), end_at: inHours(9), products: [productCard()] };
    await home({ time_sale: sale });
    const section = within(screen.getByRole('region', { name: '타임세일' }));
    expect(section.getByRole('link', { name: /옥스포드 셔츠.*30%.*39,900원.*57,000원/ })).toHaveAttribute(
      'href',
      '/goods/view/7',
    );
    expect(section.getByRole('link', { name: '타임세일 더보기' })).toHaveAttribute(
      'href',
      '/goods/list?f_promotions%5B%5D=TIME',
    );
  });

  it('ranks best sellers from the first place on', async () => {
    const men = [1, 2, 3].map((product_id) =>
      productCard({ product_id, product_name: `셔츠 ${product_id}` }),
    );
    await home({ best_men: men });
    const board = within(screen.getByRole('region', { name: 'MEN 베스트' }));
    const others = board.getAllByRole('listitem').map((item) => item.textContent);
    expect(others).toHaveLength(2);
    expect(others[0]).toContain('2베이직하우스셔츠 2');
  });

  it('shows at most three pieces of a look', async () => {
    const products = [1, 2, 3, 4].map((product_id) => productCard({ product_id }));
    await home({ keyword_styling: [{ keyword: '출근룩', image: picture, products }] });
    expect(screen.getByRole('heading', { name: '#출근룩' })).toBeInTheDocument();
    const pieces = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('/goods/view'));
    expect(pieces).toHaveLength(3);
  });

  it('leaves out shortcuts to pages that the release does not have', async () => {
    const highlight = [
      { label: '신상품', href: '/goods/list/NEW', image: picture },
      { label: '후기', href: '/board/plus_review_article', image: picture },
    ];
    await home({ highlight }, '/', { hasPage: (href: string) => href.startsWith('/goods') });
    expect(screen.getByRole('link', { name: '신상품' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '후기' })).not.toBeInTheDocument();
  });

  it.each([
    ['phones', true, '1-tall'],
    ['PC', false, '1-wide'],
  ])('preloads the first banner as %s show it', async (_name, isMobileLayout, file) => {
    const { head } = await home({ main_banners: [banner] }, '/', { isMobileLayout });
    expect(head.preloadImage?.srcSet).toContain(file);
  });

  it('follows the plan of the site: order, words and layouts, and nothing that it leaves out', async () => {
    const plan: HomePlan = {
      ...homePlan,
      style: { type: 'heavy', head: 'sticker', pictures: 'rounded', density: 'dense' },
      sections: [
        { kind: 'new_products', variant: 'priced', title: '신상 떴다!', lead: '찜부터' },
        { kind: 'main_banners', variant: 'posters' },
        { kind: 'best' },
      ],
    };
    const products = three();
    const answer = {
      ...newMain({ main_banners: [banner], new_products: products, md_products: products }),
      plan,
    };
    const { head } = await renderPage(remote, '/main/jucy', { answers: { 'content.newMain': answer } });
    expect(titles()).toEqual(['신상 떴다!', '겨울을 입는 방법']);
    expect(screen.getByText('찜부터')).toBeInTheDocument();
    expect(screen.getAllByText('30%', { exact: false })).toHaveLength(3);
    // Posters are tall on every device.
    expect(head.preloadImage?.srcSet).toContain('1-tall');
  });

  it('says so when it cannot be had', async () => {
    await renderPage(remote, '/', { answers: { 'content.newMain': failure('RATE_LIMITED') } });
    expect(screen.getByRole('alert')).toHaveTextContent('홈을 불러오지 못했어요');
  });
});
