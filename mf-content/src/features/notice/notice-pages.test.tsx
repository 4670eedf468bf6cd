import { productGridFragment } from '@mall/contracts/platform/fragments';
import { failure, renderPage } from '@mall/remote-kit/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.ts';

const summary = {
  notice_id: 22,
  category: '이벤트',
  title: '겨울 아우터 위크 안내',
  is_pinned: false,
  created_at: '2026-11-20T15:30:00.000Z',
};
const board = (page: number, rows = [summary]) => ({
  rows,
  paginate: { page, display_size: 10, total: 24, last_page: 3 },
});
const notice = { ...summary, content: ['인기 아우터를 모았습니다.'], related_product_ids: [3, 4] };
const showNotice = (answer: unknown, href = '/board/notice/22') =>
  renderPage(remote, href, { answers: { 'content.notice': answer } });

describe('notice board', () => {
  it('marks pinned notices, dates them in Korean time and links the pages', async () => {
    const pinned = { ...summary, notice_id: 30, title: '배송 지연 안내', is_pinned: true };
    const { head } = await renderPage(remote, '/board/notice?page=2', {
      answers: { 'content.notices': board(2, [pinned, summary]) },
    });
    expect(screen.getByRole('link', { name: '중요 배송 지연 안내 2026.11.21' })).toHaveAttribute(
      'href',
      '/board/notice/30',
    );
    expect(screen.getByRole('link', { name: '3페이지' })).toHaveAttribute('href', '/board/notice?page=3');
    expect(screen.getByRole('link', { name: '1페이지' })).toHaveAttribute('href', '/board/notice');
    expect(head.canonical).toBe('/board/notice?page=2');
  });

  it.each(['?page=0', '?page=1.5', '?page=last', '?page=1001', ''])(
    'shows the first page for "%s"',
    async (search) => {
      const { services } = await renderPage(remote, `/board/notice${search}`, {
        answers: { 'content.notices': board(1) },
      });
      expect(services.calls[0]?.input).toEqual({ query: { page: 1 } });
    },
  );

  it('leads back from a page after the last', async () => {
    await renderPage(remote, '/board/notice?page=9', { answers: { 'content.notices': board(9, []) } });
    expect(screen.getByRole('link', { name: '첫 페이지로 가기' })).toHaveAttribute('href', '/board/notice');
  });
});

describe('a notice', () => {
  it('shows its text and asks the catalogue for its products', async () => {
    const { fragments, head } = await showNotice(notice);
    expect(screen.getByRole('heading', { level: 1, name: notice.title })).toBeInTheDocument();
    expect(screen.getByText('인기 아우터를 모았습니다.')).toBeInTheDocument();
    expect(fragments).toEqual([
      { name: productGridFragment.name, props: { title: '관련 상품', productIds: [3, 4] } },
    ]);
    expect(head.canonical).toBe('/board/notice/22');
  });

  it('asks for no products when it is about none', async () => {
    const { fragments } = await showNotice({ ...notice, related_product_ids: [] });
    expect(fragments).toEqual([]);
  });

  it('is not found under an unknown id, nor under something that is no id', async () => {
    const { head, services } = await showNotice(failure('NOT_FOUND'), '/board/notice/latest');
    expect(services.calls[0]?.input).toEqual({ params: { id: 0 } });
    expect(head).toMatchObject({ status: 404, isNoIndex: true });
    expect(screen.getByRole('heading', { name: '찾으시는 공지가 없어요' })).toBeInTheDocument();
  });
});
