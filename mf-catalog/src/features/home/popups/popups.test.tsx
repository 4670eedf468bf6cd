import type { NewMain } from '@mall/contracts/api/content/new-main';
import { type FakeOptions, renderPage } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { remote } from '../../../remote.ts';
import { newMain, popup } from '../../../testing/builders.ts';
import { popupDelayMs } from './with-the-page.ts';

const noon = Date.parse('2026-11-21T12:00:00+09:00');
const nextDay = noon + 86_400_000;

beforeAll(installDialogElement);
beforeEach(() => {
  jest.useFakeTimers({ now: noon });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

async function open(popups: NewMain['popups'], options: FakeOptions = {}) {
  const page = await renderPage(remote, '/', {
    answers: { 'content.newMain': newMain({}, popups) },
    ...options,
  });
  await act(() => jest.advanceTimersByTimeAsync(popupDelayMs));
  return page;
}
const titles = () =>
  screen
    .queryAllByRole('dialog')
    .flatMap((popups) => within(popups).queryAllByRole('heading', { level: 2 }))
    .map((heading) => heading.textContent);
const button = (name: string) => screen.getByRole('button', { name });

describe('popups of the home page', () => {
  it('come with the page, and take the focus', async () => {
    await renderPage(remote, '/', { answers: { 'content.newMain': newMain({}, [popup()]) } });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(popupDelayMs));
    expect(screen.getByRole('dialog', { name: '새 소식' }).contains(document.activeElement)).toBe(true);
  });

  it.each([
    ['scrolled', () => fireEvent.scroll(window)],
    ['touched it', () => fireEvent.pointerDown(document.body)],
    ['pressed a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['begun to type', () => document.body.appendChild(document.createElement('input')).focus()],
  ])('do not come when the shopper has %s', async (_what, begin) => {
    await renderPage(remote, '/', { answers: { 'content.newMain': newMain({}, [popup()]) } });
    begin();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    for (const input of document.querySelectorAll('body > input')) input.remove();
  });

  // The popup covered the words that said why the member had been logged out.
  it('do not come over a dialog that is open', async () => {
    document.documentElement.dataset.modal = '';
    await open([popup()]);
    delete document.documentElement.dataset.modal;
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['phones', true, ['모두에게', '손 안에']],
    ['PC', false, ['모두에게', '책상 위에']],
  ])('are those made for %s', async (_name, isMobileLayout, shown) => {
    const popups = [
      popup({ popup_id: 1, title: '모두에게' }),
      popup({ popup_id: 2, title: '책상 위에', device: 'PC' }),
      popup({ popup_id: 3, title: '손 안에', device: 'MOBILE' }),
    ];
    await open(popups, { isMobileLayout });
    expect(titles()).toEqual(shown);
    expect(screen.getByText('1 / 2')).toBeInTheDocument();
  });

  it('closed for today come back tomorrow', async () => {
    const page = await open([popup()]);
    fireEvent.click(button('오늘 하루 보지 않기'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    page.unmount();
    // As a tab opened later the same day finds it.
    sessionStorage.clear();
    const later = await open([popup()]);
    expect(titles()).toEqual([]);
    later.unmount();
    jest.setSystemTime(nextDay);
    await open([popup()]);
    expect(titles()).toEqual(['신규 회원 혜택']);
  });

  it.each([
    ['the button', () => fireEvent.click(button('닫기'))],
    ['the cross', () => fireEvent.click(button('새 소식 닫기'))],
    ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
  ])('closed by %s stay closed in this tab, but not those that are new', async (_name, close) => {
    const page = await open([popup()]);
    close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    page.unmount();
    await open([popup(), popup({ popup_id: 2, title: '빠른배송으로 내일 만나요' })]);
    expect(titles()).toEqual(['빠른배송으로 내일 만나요']);
  });

  it('that are over since the page was made stay away', async () => {
    await open([popup({ end_at: new Date(noon - 1).toISOString() })]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('play clips muted in 640 x 480 with controls', async () => {
    await open([popup({ kind: 'VIDEO', video_url: '/media/popups/1.mp4' })]);
    const clip = screen.getByLabelText<HTMLVideoElement>('신규 회원 혜택');
    expect(clip).toHaveAttribute('src', '/media/popups/1.mp4');
    expect(clip).toHaveAttribute('width', '640');
    expect(clip).toHaveAttribute('height', '480');
    expect(clip).toMatchObject({ muted: true, autoplay: true, controls: true });
  });

  it('lead only to pages that this release has', async () => {
    const page = await open([popup()]);
    expect(screen.getByRole('link', { name: '신규 회원 혜택' })).toHaveAttribute(
      'href',
      '/event/common/view/5',
    );
    page.unmount();
    await open([popup()], { hasPage: (href) => !href.startsWith('/event') });
    expect(screen.queryByRole('link', { name: '신규 회원 혜택' })).not.toBeInTheDocument();
    expect(titles()).toEqual(['신규 회원 혜택']);
  });
});
