import { failure, renderPage } from '@mall/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from './remote.ts';

/** Every page that lives from a read of its own, and a path to it. */
const pages = [
  '/board/notice',
  '/board/notice/1',
  '/event/list',
  '/event/common/view/4',
  '/plan/common/list',
  '/plan/common/view/3',
  '/board/magazine',
  '/board/magazine/2',
  '/board/plus_review_article',
  '/coupon/list',
  '/benefit/list',
  '/brand/introduce',
  '/brand/introduce?brand=5',
  '/cs/faq',
  '/policy/terms',
  '/store',
];

/** What each call answers: everything that the remote asks for is broken in the same way. */
const broken = (answer: unknown) =>
  Object.fromEntries((remote.uses?.calls ?? []).map(({ id }) => [id, answer]));

const retries = () => screen.findAllByRole('button', { name: '다시 시도' });

describe.each([
  ['answers 500', failure('UNAVAILABLE')],
  ['answers garbage', failure('INVALID_REPLY')],
  ['does not answer in time', failure('TIMEOUT')],
])('an API that %s', (_how, answer) => {
  it.each(pages)('leaves %s with its heading and a retry that asks again', async (href) => {
    const { head, services } = await renderPage(remote, href, { answers: broken(answer) });
    expect(head.status).toBeUndefined();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const [retry] = await retries();
    const before = services.calls.length;
    if (!retry) throw new Error('no retry');
    await userEvent.click(retry);
    await waitFor(() => expect(services.calls.length).toBeGreaterThan(before));
    expect(await retries()).not.toEqual([]);
  });
});

it('knows every page of the remote that reads', () => {
  const known = pages.map((href) => href.split('?')[0] ?? '');
  const isKnown = (path: string) => {
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    return known.some((href) => pattern.test(href));
  };
  const unknown = remote.routes
    .filter(({ id, prefetch }) => prefetch && id !== 'force-update')
    .filter(({ path }) => !isKnown(path))
    .map(({ path }) => `${path} reads: name an address of it in \`pages\``);
  expect(unknown).toEqual([]);
});
