import { renderPage } from '@mall/remote-kit/testing';
import { remote } from './remote.ts';
import { magazine, pageOf } from './testing/builders.ts';

// Search engines were allowed to index every page after the last one, as many as a link made up.
it.each([
  ['/event/list?page=99', 'events.list', {}],
  ['/plan/common/list?initialBrandTabName=all&page=99', 'plans.list', { sites: [] }],
  ['/board/magazine?page=99', 'content.magazines', {}],
  ['/board/notice?page=99', 'content.notices', {}],
  ['/board/plus_review_article?page=99', 'reviews.best', {}],
])('%s is nothing to be found without rows', async (href, call, further) => {
  const { head } = await renderPage(remote, href, { answers: { [call]: { ...pageOf([]), ...further } } });
  expect(head.isNoIndex).toBe(true);
});

it('a description never ends in half an emoji', async () => {
  const text = `${'가'.repeat(149)}😀 끝`;
  const content = [{ type: 'paragraph', text: [{ text }] }];
  const { head } = await renderPage(remote, '/board/magazine/8', {
    answers: { 'content.magazine': { ...magazine, content } },
  });
  expect(head.description).toBe(`${'가'.repeat(149)}😀`);
});
