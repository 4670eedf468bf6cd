import type { SizeProfile } from '@mall/contracts/api/community/size-advice';
import { keepGuestSizes } from '@mall/contracts/client/guest-sizes';
import type { Session } from '@mall/contracts/platform/services';
import { beginToUse, createFakeServices, failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../remote.ts';
import { productList } from '../../../testing/builders.ts';

const facet = (value: string, count = 3) => ({ value, name: value, count });
const group = (value: string, ...sizes: string[]) => ({
  ...facet(value),
  children: sizes.map((size) => facet(size)),
});
const { filter } = productList();
const sized = (...size: ReturnType<typeof group>[]) => productList({ filter: filter && { ...filter, size } });
const everything = sized(
  group('LETTER', 'S', 'M', 'L'),
  group('WAIST', '28', '30'),
  group('SHOES', '230', '270'),
);
const profileOf = (usual: SizeProfile['usual']): SizeProfile => ({
  height_cm: null,
  weight_kg: null,
  usual,
});
const ofAccount = { 'sizes.profile': { profile: profileOf({ top: 'L' }) } };

/** Opens the list and begins to use it. */
const list = async (
  href: string,
  { answers = {}, ...options }: NonNullable<Parameters<typeof renderPage>[2]> = {},
) => {
  const page = await renderPage(remote, href, {
    answers: { 'products.search': everything, ...answers },
    ...options,
  });
  await beginToUse();
  return page;
};
// Its column is displayed from a width on that jsdom does not know.
const mine = () => screen.queryByRole('link', { name: /^내 사이즈/, hidden: true });
// The first import of the chunk takes its time.
const whenThere = () => screen.findByRole('link', { name: /^내 사이즈/, hidden: true }, { timeout: 5000 });
/** Hearts come in a chunk of the same kind: once they are there, everything has come that comes. */
const whenAllIsThere = async () => {
  await screen.findAllByRole('button', { name: /찜하기$/ }, { timeout: 5000 });
  await act(() => import('./my-sizes-link.tsx'));
};

beforeAll(installDialogElement);
beforeEach(() => keepGuestSizes(null));

it('a guest narrows a list to the sizes of the device, and takes no other filter away', async () => {
  keepGuestSizes(profileOf({ top: 'm', bottom: '30', shoes: '270' }));
  const { services } = await list('/goods/list?f_colors[]=BLACK&f_search_sizes[]=S&page=2');
  const link = await whenThere();
  expect(link).toHaveAccessibleName('내 사이즈 M · 30 · 270');
  expect(link).toHaveAttribute(
    'href',
    '/goods/list?f_search_sizes[]=M&f_search_sizes[]=30&f_search_sizes[]=270&f_colors[]=BLACK',
  );
  expect(services.calls.map(({ id }) => id)).toEqual(['products.search']);
});

it('once exactly these are chosen it says so, and takes them away again', async () => {
  keepGuestSizes(profileOf({ top: 'M', bottom: '30' }));
  const page = await list('/goods/list?f_colors[]=BLACK');
  const link = await whenThere();
  link.focus();
  await page.goTo('/goods/list?f_search_sizes[]=M&f_search_sizes[]=30&f_colors[]=BLACK');
  await waitFor(() => expect(mine()).toHaveAccessibleName('내 사이즈 M · 30 선택됨'));
  expect(mine()).toHaveAttribute('href', '/goods/list?f_colors[]=BLACK');
  expect(mine()).toHaveFocus();
  await page.goTo('/goods/list?f_search_sizes[]=M&f_search_sizes[]=30&f_search_sizes[]=S');
  await waitFor(() => expect(mine()).toHaveAccessibleName('내 사이즈 M · 30'));
});

it('stands before the groups, and their title folds it away', async () => {
  keepGuestSizes(profileOf({ top: 'M' }));
  await list('/goods/list');
  const link = await whenThere();
  const details = link.closest('details');
  expect(details?.querySelector('summary')).toHaveTextContent('사이즈');
  expect(details?.querySelector('summary')).not.toContainElement(link);
  expect(details?.querySelector('a')).toBe(link);
});

it('is in the sheet of phones', async () => {
  keepGuestSizes(profileOf({ top: 'M' }));
  await list('/goods/list', { isMobileLayout: true });
  expect(mine()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '필터' }));
  const sheet = within(await screen.findByRole('dialog'));
  const link = await sheet.findByRole('link', { name: '내 사이즈 M', hidden: true }, { timeout: 5000 });
  expect(link).toHaveAttribute('href', '/goods/list?f_search_sizes[]=M');
});

it("a member's sizes are those of the account, whatever the device keeps", async () => {
  keepGuestSizes(profileOf({ top: 'M' }));
  await list('/goods/list', { session: loggedIn, answers: ofAccount });
  expect(await whenThere()).toHaveAccessibleName('내 사이즈 L');
});

it("a logout takes the account's away", async () => {
  const services = createFakeServices('/goods/list', {
    answers: { 'products.search': everything, ...ofAccount },
  });
  let session: Session = loggedIn;
  const listeners = new Set<() => void>();
  Object.assign(services.session, {
    current: () => session,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  await list('/goods/list', { services });
  await whenThere();
  act(() => {
    session = { status: 'out', memberId: null };
    for (const listener of listeners) listener();
  });
  expect(mine()).not.toBeInTheDocument();
});

it('what the device keeps is read anew when the shopper comes back', async () => {
  keepGuestSizes(profileOf({ top: 'M' }));
  const first = await list('/goods/list');
  expect(await whenThere()).toHaveAccessibleName('내 사이즈 M');
  first.unmount();
  // The product's page is another remote's, with code of its own.
  localStorage.setItem('SIZE_PROFILE', JSON.stringify(profileOf({ shoes: '230' })));
  await list('/goods/list');
  expect(await whenThere()).toHaveAccessibleName('내 사이즈 230');
});

it.each([
  ['a guest has said nothing', null, everything],
  ['what was said are no sizes of these goods', { top: '95', bottom: '270' }, everything],
  ['only hats come in that letter', { top: 'M' }, sized(group('HATS', 'S', 'M'))],
])('is not there where %s', async (_case, usual, goods) => {
  keepGuestSizes(usual && profileOf(usual));
  await list('/goods/list', { answers: { 'products.search': goods } });
  await whenAllIsThere();
  expect(mine()).not.toBeInTheDocument();
});

it.each([
  ['has none', { profile: null }],
  ['cannot be asked', failure('UNAVAILABLE')],
])('a member whose account %s sees the list as ever', async (_case, answer) => {
  keepGuestSizes(profileOf({ top: 'M' }));
  const { services } = await list('/goods/list', {
    session: loggedIn,
    answers: { 'sizes.profile': answer, 'products.wishIds': { product_ids: [] } },
  });
  await whenAllIsThere();
  await waitFor(() => expect(services.calls.map(({ id }) => id)).toContain('sizes.profile'));
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
  expect(mine()).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(services.messages).toEqual([]);
});
