import type { NextPageDependencies } from './load-next-page.ts';

const product = { owner: 'mf-product', id: 'product' };
const list = { owner: 'mf-catalog', id: 'list' };
const routeOf = (pathname: string) =>
  pathname.startsWith('/goods/view/') ? product : pathname.startsWith('/goods/list') ? list : null;

let rest: () => void;
beforeEach(() => {
  // Whether a page is used is known once and for all.
  jest.resetModules();
  rest = () => undefined;
  document.documentElement.dataset.idle = 'true';
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => {
      rest = run;
      return 0;
    },
  });
});
afterEach(() => {
  delete document.documentElement.dataset.idle;
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
  history.replaceState(null, '', '/');
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A list whose content links to these addresses. */
async function open(hrefs: readonly string[]) {
  history.replaceState(null, '', '/goods/list');
  const links = hrefs.map((href) => `<a href="${href}">상품</a>`).join('');
  document.body.innerHTML = `<nav><a href="/goods/view/99">메뉴</a></nav><main id="content">${links}</main>`;
  const loadCode = jest.fn(async () => undefined);
  const { loadNextPage } = await import('./load-next-page.ts');
  const match: NextPageDependencies['match'] = (pathname) => {
    const route = routeOf(pathname);
    return route && { route };
  };
  void loadNextPage({ match, loadCode });
  await settle();
  return { loadCode };
}

async function useAndRest() {
  window.dispatchEvent(new Event('touchstart'));
  await settle();
  rest();
  await settle();
}

const cards = [1, 2, 3, 4].map((id) => `/goods/view/${id}`);

it('loads nothing for an unused page, then the code that its cards lead to', async () => {
  const page = await open(cards);
  rest();
  await settle();
  expect(page.loadCode).not.toHaveBeenCalled();
  await useAndRest();
  expect(page.loadCode.mock.calls).toEqual([['mf-product', '/goods/view/1']]);
});

it.each([
  { what: 'one product, linked four times', hrefs: ['1', '1', '1', '1'].map((id) => `/goods/view/${id}`) },
  {
    what: 'the kind of page that it is',
    hrefs: ['?page=2', '/shoes', '/bags', '/knit'].map((end) => `/goods/list${end}`),
  },
  { what: 'other parts of the site', hrefs: ['/a', '/b', '/c', '/d'] },
])('loads nothing where the content leads to $what', async ({ hrefs }) => {
  const page = await open(hrefs);
  await useAndRest();
  expect(page.loadCode).not.toHaveBeenCalled();
});

it('loads nothing where the browser saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const page = await open(cards);
  window.dispatchEvent(new Event('touchstart'));
  await settle();
  expect(page.loadCode).not.toHaveBeenCalled();
});
