import { failure, renderPage } from '@mall/remote-kit/testing';
import { productCard } from '@mall/ui/testing/product-card';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../remote.ts';
import { productList } from '../../../testing/builders.ts';
import { forgetPlaces, keepPlace, placeOf } from './page-memory.ts';

const pageOf = (page: number) =>
  productList({
    rows: [1, 2].map((place) =>
      productCard({ product_id: page * 10 + place, product_name: `코트 ${page}-${place}` }),
    ),
    count: 6,
    paginate: { page, display_size: 2, total: 6, last_page: 3 },
  });
type Query = { page: number; is_filter?: string };
const asked = (input: unknown) => (input as { query: Query }).query;
const list = (href = '/goods/list', answer = (input: unknown): unknown => pageOf(asked(input).page)) =>
  renderPage(remote, href, { answers: { 'products.search': answer } });
const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const more = () => screen.queryByRole('link', { name: '상품 더 보기' });

beforeEach(() => {
  sessionStorage.clear();
  forgetPlaces();
});

describe('a list of several pages', () => {
  it('grows to its end, and each page is asked for once and without filters', async () => {
    const { services } = await list();
    expect(more()).toHaveAttribute('href', '/goods/list?page=2');
    await userEvent.click(more() as HTMLElement);
    expect(await screen.findByText('코트 2-1')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: '코트 2-1' })).toHaveFocus());
    expect(screen.getByText('6개 중 4개')).toBeInTheDocument();
    await userEvent.click(more() as HTMLElement);
    expect(await screen.findByText('코트 3-2')).toBeInTheDocument();
    expect(more()).not.toBeInTheDocument();
    expect(services.calls.map(({ input }) => asked(input))).toMatchObject([
      { page: 1, is_filter: '1' },
      { page: 2 },
      { page: 3 },
    ]);
    expect(services.calls.slice(1).every(({ input }) => asked(input).is_filter === undefined)).toBe(true);
  });

  it('is as long as it was left when its entry of the history comes back, also after a reload', async () => {
    const { services } = await list();
    const name = `${services.location.current().key} /goods/list`;
    await userEvent.click(more() as HTMLElement);
    await screen.findByText('코트 2-2');
    expect(placeOf(name)).toEqual({ last: 2 });
    forgetPlaces();
    expect(placeOf(name)).toEqual({ last: 2 });
  });

  it('keeps its place once the scrolling rests: a webview that is ended says nothing', async () => {
    const { services } = await list();
    const name = `${services.location.current().key} /goods/list`;
    expect(placeOf(name)).toBeUndefined();
    const link = screen.getByRole('link', { name: '코트 1-2' });
    jest.spyOn(link, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 40, 100, 200));
    window.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(placeOf(name)).toEqual({ last: 1, card: { product_id: 12, top: 40 } }));
  });

  it('begins with the page of its address and counts from there', async () => {
    await list('/goods/list?page=2');
    expect(names()).toEqual(['코트 2-1', '코트 2-2']);
    expect(more()).toHaveAttribute('href', '/goods/list?page=3');
  });

  it('offers a page that failed again', async () => {
    let fails = true;
    await list('/goods/list', (input) =>
      asked(input).page === 2 && fails ? failure('RATE_LIMITED') : pageOf(asked(input).page),
    );
    await userEvent.click(more() as HTMLElement);
    expect(await screen.findByRole('alert')).toHaveTextContent('상품을 불러오지 못했어요');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('코트 2-1')).toBeInTheDocument();
  });

  it('shows nothing of a list that was left: another address has its own pages', async () => {
    const page = await list();
    await userEvent.click(more() as HTMLElement);
    await screen.findByText('코트 2-1');
    await page.goTo('/goods/list?sort=NEWDESC');
    await waitFor(() => expect(names()).toEqual(['코트 1-1', '코트 1-2']));
  });

  describe('far from view', () => {
    const observed = new Map<Element, (isIntersecting: boolean) => void>();
    class FakeObserver {
      readonly #callback: (entries: { target: Element; isIntersecting: boolean }[]) => void;
      constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        this.#callback = callback;
      }
      observe = (target: Element) =>
        void observed.set(target, (isIntersecting) => this.#callback([{ target, isIntersecting }]));
      unobserve = (target: Element) => void observed.delete(target);
      disconnect = () => undefined;
    }
    const report = (isIntersecting: boolean, ...targets: Element[]) =>
      act(() => {
        for (const target of targets) observed.get(target)?.(isIntersecting);
      });
    const blur = () => (document.activeElement as HTMLElement).blur();
    const openSecondPage = async (answer?: (input: unknown) => unknown) => {
      const { services } = await list('/goods/list', answer);
      await userEvent.click(more() as HTMLElement);
      const page = (await screen.findByText('코트 2-1')).closest('ul') as HTMLElement;
      await waitFor(() => expect(page).toContainElement(document.activeElement as HTMLElement));
      const places = [...page.children] as HTMLElement[];
      report(true, ...places);
      return { services, page, places };
    };

    beforeEach(() => {
      observed.clear();
      Object.assign(globalThis, { IntersectionObserver: FakeObserver });
    });
    afterEach(() => {
      jest.restoreAllMocks();
      Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    });

    it('a page gives up its cards, keeps the height of each, and shows them again', async () => {
      // Its first place begins no row.
      jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
        return new DOMRect(this.tagName === 'LI' ? 100 : 0, 0, 100, 390);
      });
      const { services, page, places } = await openSecondPage();
      // The focus is in it: nothing is taken from under the shopper.
      report(false, ...places);
      expect(page).toHaveTextContent('코트 2-1');
      // It is far already when the focus leaves it, and no observer says so again.
      blur();
      await waitFor(() => expect(page).not.toHaveTextContent('코트'));
      expect(places.map((place) => place.style.height)).toEqual(['390px', '390px']);
      expect([...page.children]).toEqual(places);
      expect(names()).toContain('코트 1-1');
      report(true, ...places);
      expect(page).toHaveTextContent('코트 2-2');
      expect(places.map((place) => place.style.height)).toEqual(['', '']);
      expect(services.calls).toHaveLength(2);
    });

    it('a page whose rows are others when it is asked for again watches those', async () => {
      let isSoldOut = false;
      const answer = (input: unknown) => {
        const { page } = asked(input);
        const answered = pageOf(page);
        if (page === 2 && isSoldOut)
          answered.rows[1] = productCard({ product_id: 23, product_name: '코트 2-3' });
        return answered;
      };
      const { services, page, places } = await openSecondPage(answer);
      isSoldOut = true;
      await act(() => services.queryClient.invalidateQueries());
      await waitFor(() => expect(page).toHaveTextContent('코트 2-3'));
      const [first, gone] = places as [HTMLElement, HTMLElement];
      expect(observed.has(gone)).toBe(false);
      const last = page.lastElementChild as HTMLElement;
      blur();
      report(true, last);
      report(false, first);
      expect(page).toHaveTextContent('코트 2-3');
      report(false, last);
      await waitFor(() => expect(page).not.toHaveTextContent('코트'));
    });

    it('a page of whole rows is one block, and its edge is where its places would be', async () => {
      jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
        return new DOMRect(0, 1000, 400, 390);
      });
      const { page, places } = await openSecondPage();
      blur();
      report(false, ...places);
      await waitFor(() => expect(page).not.toHaveTextContent('코트'));
      expect(page.style).toMatchObject({ display: 'block', height: '390px' });
      expect(places.every(({ hidden }) => hidden)).toBe(true);
      report(true, page);
      expect(page).toHaveTextContent('코트 2-2');
      expect(page.style.display).toBe('');
      expect(places.some(({ hidden }) => hidden)).toBe(false);
    });
  });

  it('of best sellers says which place a product has, in that order only', async () => {
    await list('/goods/list/BEST?page=2');
    expect(screen.getByText('3', { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByText('4', { selector: 'p' })).toBeInTheDocument();
    cleanup();
    await list('/goods/list/BEST?sort=NEWDESC');
    expect(screen.queryByText('1', { selector: 'p' })).not.toBeInTheDocument();
  });

  it('remembers thirty places and forgets the oldest', () => {
    for (let at = 0; at <= 30; at += 1) keepPlace(`entry-${at}`, { last: at + 1 });
    expect(placeOf('entry-0')).toBeUndefined();
    expect(placeOf('entry-30')).toEqual({ last: 31 });
    sessionStorage.setItem('LIST_PAGES', '[{"name":"entry","place":{"last":"many"}}]');
    forgetPlaces();
    expect(placeOf('entry')).toBeUndefined();
  });

  it('names to search engines its neighbours, its way and its goods', async () => {
    const { head } = await list('/goods/list?page=2&sort=NEWDESC');
    expect(head).toMatchObject({
      canonical: '/goods/list?page=2',
      previous: '/goods/list',
      next: '/goods/list?page=3',
    });
    expect(head.jsonLd).toMatchObject({
      '@graph': [
        { '@type': 'BreadcrumbList', itemListElement: [{ position: 1, name: '홈' }, { name: '전체 상품' }] },
        {
          '@type': 'ItemList',
          numberOfItems: 6,
          itemListElement: [{ position: 3, name: '코트 2-1' }, { position: 4 }],
        },
      ],
    });
    const searched = await list('/goods/list?search_keyword=코트');
    expect(searched.head.next).toBeUndefined();
  });
});
