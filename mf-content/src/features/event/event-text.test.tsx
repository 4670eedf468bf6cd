import { renderPage, takeMistakes } from '@mall/remote-kit/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { event, pageOf } from '../../testing/builders.ts';

const show = (content: unknown[]) =>
  renderPage(remote, '/event/common/view/4', {
    answers: { 'events.view': { ...event, content }, 'events.comments': pageOf([]) },
  });

describe('rich text', () => {
  it('is built of elements, and shows markup as text', async () => {
    await show([
      { type: 'heading', level: 2, text: [{ text: '참여 방법' }] },
      { type: 'paragraph', text: [{ text: '<img src=x onerror=alert(1)>' }] },
      { type: 'paragraph', text: [{ text: '보러 가기', href: '/goods/view/3', marks: ['bold'] }] },
      { type: 'list', is_ordered: true, items: [[{ text: '하나' }]] },
      { type: 'table', rows: [[[{ text: '경품' }]], [[{ text: '코트' }]]] },
      { type: 'video', src: '/api/media/clips/6.webm', title: '걷는 모습' },
    ]);
    expect(screen.getByRole('heading', { level: 2, name: '참여 방법' })).toBeInTheDocument();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '보러 가기' })).toHaveAttribute('href', '/goods/view/3');
    expect(screen.getByRole('columnheader', { name: '경품' })).toBeInTheDocument();
    // Muted, by itself, 640 by 480 (spec 9).
    const video = screen.getByLabelText('걷는 모습');
    expect(video).toHaveAttribute('width', '640');
    expect(video).toHaveAttribute('height', '480');
    expect(video).toHaveProperty('muted', true);
    expect(video).toHaveAttribute('autoplay');
  });

  it.each([
    ['a script behind a link', { type: 'paragraph', text: [{ text: 'x', href: 'javascript:alert(1)' }] }],
    ['another host by two slashes', { type: 'paragraph', text: [{ text: 'x', href: '//evil.test' }] }],
    ['HTML', { type: 'html', html: '<script>alert(1)</script>' }],
    ['a clip of a script', { type: 'video', src: 'javascript:1', title: '' }],
  ])('is refused in the browser when the API sends %s', async (_name, block) => {
    await show([block]);
    expect(takeMistakes()[0]).toContain('the answer to events.view does not fit its contract');
    expect(screen.getByRole('alert')).toHaveTextContent('불러오지 못했어요');
    expect(document.querySelector('a[href^="javascript"], video')).toBeNull();
  });
});
