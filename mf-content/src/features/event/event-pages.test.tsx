import { productGridFragment } from '@mall/contracts/platform/fragments';
import { failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { comment, event, eventSummary, pageOf } from '../../testing/builders.ts';

const open = (changes: Partial<typeof event> = {}, options = {}, rows = [comment]) =>
  renderPage(remote, '/event/common/view/4', {
    answers: {
      'events.view': { ...event, ...changes },
      'events.comments': pageOf(rows, 3),
      'events.comment': { comment_id: 10 },
      'events.deleteComment': {},
    },
    ...options,
  });

describe('events', () => {
  it('are narrowed by the address, say their state and period, and know the site', async () => {
    const { services, head } = await renderPage(
      remote,
      '/event/list?state=ENDED&page=2&family_site=jucy_judy',
      { answers: { 'events.list': pageOf([{ ...eventSummary, state: 'ENDED' }], 3, 2) } },
    );
    expect(services.calls[0]?.input).toEqual({
      query: { family_site_id: 5, page: 2, limit: 12, state: 'ENDED' },
    });
    expect(
      screen.getByRole('link', { name: /올겨울 나의 코트 자랑.*2026\.11\.19 ~ 2026\.12\.10/ }),
    ).toHaveAttribute('href', '/event/common/view/4');
    expect(screen.getByRole('link', { name: '종료' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: '3페이지' })).toHaveAttribute(
      'href',
      '/event/list?state=ENDED&page=3',
    );
    expect(head.canonical).toBe('/event/list?state=ENDED&page=2');
  });

  it('ignores a state that there is not', async () => {
    const { services } = await renderPage(remote, '/event/list?state=<script>', {
      answers: { 'events.list': pageOf([]) },
    });
    expect(services.calls[0]?.input).toEqual({ query: { family_site_id: 1, page: 1, limit: 12 } });
    expect(screen.getByText('이벤트가 없어요')).toBeInTheDocument();
  });
});

describe('an event', () => {
  it('shows its text, asks the catalogue for its products and describes to search engines when it runs', async () => {
    const { fragments, head } = await open();
    expect(screen.getByRole('heading', { level: 1, name: event.title })).toBeInTheDocument();
    expect(fragments).toEqual([
      { name: productGridFragment.name, props: { title: '이벤트 상품', productIds: [3, 4] } },
    ]);
    expect(head.jsonLd).toMatchObject({
      '@graph': [
        { '@type': 'Event', startDate: event.start_at, endDate: event.end_at },
        { '@type': 'BreadcrumbList' },
      ],
    });
  });

  it('that is over says so and who won, and takes no more comments', async () => {
    await open({
      state: 'ENDED',
      draw: { drawn_at: '2026-12-10T03:00:00.000Z', winners: ['김*연', '김*연'] },
    });
    expect(screen.getByText('종료된 이벤트예요. 참여해주셔서 감사합니다.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: '당첨자 발표' })).toHaveTextContent('김*연김*연');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('asks a guest to log in before they comment, and keeps what they typed', async () => {
    let asked = 0;
    const { services } = await open();
    services.session.requireLogin = async () => {
      asked += 1;
    };
    fireEvent.change(screen.getByRole('textbox', { name: '댓글 내용' }), { target: { value: '저도요' } });
    fireEvent.click(screen.getByRole('button', { name: '댓글 등록' }));
    await waitFor(() => expect(asked).toBe(1));
    expect(screen.getByRole('textbox')).toHaveValue('저도요');
    expect(services.calls.some(({ id }) => id === 'events.comment')).toBe(false);
  });

  it('sends the comment of a member once, and reads the list anew', async () => {
    const { services } = await open({}, { session: loggedIn });
    const field = screen.getByRole('textbox', { name: '댓글 내용' });
    fireEvent.change(field, { target: { value: '   ' } });
    fireEvent.click(screen.getByRole('button', { name: '댓글 등록' }));
    expect(await screen.findByText('댓글을 입력해주세요.')).toBeInTheDocument();
    fireEvent.change(field, { target: { value: ' 저도 참여해요 ' } });
    fireEvent.click(screen.getByRole('button', { name: '댓글 등록' }));
    await waitFor(() => expect(services.messages).toEqual(['댓글을 등록했어요.']));
    expect(field).toHaveValue('');
    const sent = services.calls.filter(({ id }) => id === 'events.comment');
    expect(sent.map(({ input }) => input)).toEqual([{ body: { event_id: 4, content: '저도 참여해요' } }]);
    await waitFor(() => expect(services.calls.filter(({ id }) => id === 'events.comments')).toHaveLength(2));
  });

  it('shows members their comment at once: the first page opens with the focus on it', async () => {
    const own = { ...comment, comment_id: 10, content: '저도 참여해요', is_mine: true };
    let isSent = false;
    const { services, goTo } = await renderPage(remote, '/event/common/view/4?page=2', {
      session: loggedIn,
      answers: {
        'events.view': event,
        'events.comments': ({ query }: { query: { page: number } }) =>
          pageOf(query.page === 1 && isSent ? [own, comment] : [comment], 2, query.page),
        'events.comment': () => {
          isSent = true;
          return { comment_id: 10 };
        },
      },
    });
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '저도 참여해요' } });
    fireEvent.click(screen.getByRole('button', { name: '댓글 등록' }));
    await waitFor(() => expect(services.visited).toEqual(['/event/common/view/4#comments']));
    await goTo('/event/common/view/4#comments');
    await waitFor(() => expect(screen.getByText('저도 참여해요').closest('li')).toHaveFocus());
    expect(services.messages).toEqual(['댓글을 등록했어요.']);
  });

  it('leads back from a page after the last comment, without saying that there is none', async () => {
    await renderPage(remote, '/event/common/view/4?page=9', {
      answers: {
        'events.view': event,
        'events.comments': { ...pageOf([], 2, 9), paginate: { ...pageOf([], 2, 9).paginate, total: 14 } },
      },
    });
    expect(screen.queryByText('첫 댓글을 남겨주세요.')).not.toBeInTheDocument();
    expect(screen.getByText('이 페이지에는 내용이 없어요')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '첫 페이지로 가기' })).toHaveAttribute(
      'href',
      '/event/common/view/4#comments',
    );
  });

  it('keeps what was typed when the API refuses, and says its words', async () => {
    const answers = {
      'events.view': event,
      'events.comments': pageOf([]),
      'events.comment': failure('COMMENT_LIMIT', '댓글은 3개까지 작성할 수 있습니다.'),
    };
    const { services } = await renderPage(remote, '/event/common/view/4', { answers, session: loggedIn });
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '또 왔어요' } });
    fireEvent.click(screen.getByRole('button', { name: '댓글 등록' }));
    await waitFor(() => expect(services.messages).toEqual(['댓글은 3개까지 작성할 수 있습니다.']));
    expect(screen.getByRole('textbox')).toHaveValue('또 왔어요');
  });

  it('lets a member delete a comment of their own, after asking', async () => {
    const own = [
      { ...comment, is_mine: true },
      { ...comment, comment_id: 8, content: '남의 댓글' },
    ];
    const { services } = await open({}, { session: loggedIn }, own);
    const [remove, ...others] = screen.getAllByRole('button', { name: /댓글 삭제/ });
    expect(others).toEqual([]);
    if (remove) fireEvent.click(remove);
    await waitFor(() => expect(services.messages).toEqual(['댓글을 삭제할까요?', '댓글을 삭제했어요.']));
    expect(services.calls.find(({ id }) => id === 'events.deleteComment')?.input).toEqual({
      body: { comment_id: 9 },
    });
  });

  it('that is unknown is 404, and one that could not be had is not', async () => {
    const answers = (answer: unknown) => ({ 'events.view': answer, 'events.comments': failure('NOT_FOUND') });
    const unknown = await renderPage(remote, '/event/common/view/x', {
      answers: answers(failure('NOT_FOUND')),
    });
    expect(unknown.head).toMatchObject({ status: 404, isNoIndex: true });
    expect(screen.getByRole('heading', { level: 1, name: '찾으시는 이벤트가 없어요' })).toBeInTheDocument();
    unknown.unmount();
    const failed = await renderPage(remote, '/event/common/view/4', {
      answers: answers(failure('RATE_LIMITED')),
    });
    expect(failed.head.status).toBeUndefined();
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeInTheDocument();
  });
});
