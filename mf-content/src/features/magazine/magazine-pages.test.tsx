import { renderPage } from '@mall/remote-kit/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { magazine, magazineSummary, pageOf } from '../../testing/builders.ts';

describe('the magazine', () => {
  it('lists its articles newest first', async () => {
    const rows = [magazineSummary, { ...magazineSummary, magazine_id: 7, title: '데님 핏 지도' }];
    const { head } = await renderPage(remote, '/board/magazine', {
      answers: { 'content.magazines': pageOf(rows) },
    });
    expect(screen.getByRole('link', { name: /데님 핏 지도/ })).toHaveAttribute('href', '/board/magazine/7');
    expect(head.feed).toEqual({ path: '/rss/magazine.xml', title: '매거진' });
    expect(head.jsonLd).toMatchObject({ '@graph': [{ '@type': 'ItemList' }, { '@type': 'BreadcrumbList' }] });
  });

  it('shows products in the text where the writer put them, others below', async () => {
    const { fragments, head } = await renderPage(remote, '/board/magazine/8', {
      answers: { 'content.magazine': magazine },
    });
    expect(fragments.map(({ props }) => props)).toEqual([
      { title: '이 글에 나온 옷', productIds: [5, 6] },
      { title: '함께 보기 좋은 상품', productIds: [7] },
    ]);
    expect(head).toMatchObject({
      feed: { path: '/rss/magazine.xml' },
      description: '좋은 코트는 첫 해보다 멋있어집니다.',
      jsonLd: { '@graph': [{ '@type': 'Article', datePublished: magazine.created_at }, {}] },
    });
  });
});
