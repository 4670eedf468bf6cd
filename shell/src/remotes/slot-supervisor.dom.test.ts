import type { SlotProps } from '@mall/remote-kit/client-remote';
import { waitFor } from '@testing-library/react';
import { slotWith } from '../testing/slot-with.ts';
import type { SlotOptions } from './slot-supervisor.ts';

const panel = () => document.querySelector('.slot-panel');

describe('the supervisor of a slot', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows the current version and nothing else', async () => {
    const { container, supervisor, reports } = slotWith({ '2.0.0': '새 버전', '1.0.0': '지난 버전' });
    await supervisor.start();
    expect(container).toHaveTextContent('새 버전');
    expect(reports).toEqual([]);
    await supervisor.stop();
  });

  it('shows the panel for a page that crashes in its first render, before its mount has ended', async () => {
    const unmounted: string[] = [];
    const crashing = {
      bootstrap: async () => undefined,
      mount: async ({ onCrash }: SlotProps) => {
        onCrash(new Error('render'));
        await Promise.resolve();
      },
      unmount: async () => void unmounted.push('root'),
    };
    const { supervisor, reports } = slotWith({ '2.0.0': '' }, { lifecycles: () => crashing });
    await supervisor.start();
    await waitFor(() => expect(unmounted).toEqual(['root']));
    expect(panel()).toBeVisible();
    expect(reports).toEqual(['2.0.0: Error: render']);
    await supervisor.stop();
  });

  it('falls back to the previous good version, reports the broken one and will load it fresh', async () => {
    const { container, supervisor, reports, forgotten } = slotWith({
      '2.0.0': new Error('404'),
      '1.0.0': '지난 버전',
    });
    await supervisor.start();
    expect(container).toHaveTextContent('지난 버전');
    expect(panel()).toBeNull();
    expect(reports).toEqual(['2.0.0: Error: 404']);
    expect(forgotten).toEqual(['2.0.0']);
    await supervisor.stop();
  });

  it('shows the panel when no version stands, and the remote in its place once it is healed', async () => {
    const { container, supervisor, versions } = slotWith({ '2.0.0': new Error('503') });
    await supervisor.start();
    expect(panel()).toHaveAttribute('role', 'alert');
    versions['2.0.0'] = '다시 왔어요';
    panel()?.querySelector('button')?.click();
    await waitFor(() => expect(container).toHaveTextContent('다시 왔어요'));
    expect(panel()).toBeNull();
    await supervisor.stop();
  });

  it('leaves what the server rendered readable while nothing can be loaded', async () => {
    const container = document.createElement('div');
    container.innerHTML = '<h1>공지사항</h1>';
    document.body.append(container);
    const { supervisor } = slotWith({ '2.0.0': new Error('503') }, { container, renderedVersion: '2.0.0' });
    await supervisor.start();
    expect(container.querySelector('h1')).toHaveTextContent('공지사항');
    await supervisor.stop();
  });

  describe('on a page of the server’s', () => {
    /** A slot with a heading that the server rendered, and its style. */
    function serverSlot(versions: Record<string, string | Error>, change: Partial<SlotOptions> = {}) {
      document.head.innerHTML = '<style data-emotion="mf-example">.title{color:red}</style>';
      const container = document.createElement('div');
      container.id = 'slot-mf-example';
      container.innerHTML = '<h1 class="title">공지사항</h1>';
      document.body.append(container);
      const slot = slotWith(versions, { container, renderedVersion: '2.0.0', ...change });
      return { ...slot, shown: () => document.getElementById('slot-mf-example') };
    }
    /** Lifecycles that empty the slot and crash, as React does. */
    const crashing = {
      bootstrap: async () => undefined,
      mount: async ({ domElement, onCrash }: SlotProps) => {
        domElement.replaceChildren();
        // The remote's styles go with its last root.
        for (const style of document.head.querySelectorAll('style')) style.remove();
        onCrash(new Error('render'));
      },
      unmount: async () => undefined,
    };

    it('never shows an empty place when a version crashes, and keeps the page’s styles', async () => {
      const { supervisor, shown } = serverSlot({ '2.0.0': '' }, { lifecycles: () => crashing });
      const emptied: string[] = [];
      // An observer is notified before the browser paints.
      const observer = new MutationObserver(() => {
        if (!shown()?.querySelector('h1')) emptied.push(document.body.innerHTML);
      });
      observer.observe(document.body, { childList: true, subtree: true });
      await supervisor.start();
      expect(shown()?.querySelector('h1')).toHaveTextContent('공지사항');
      expect(getComputedStyle(shown()?.querySelector('h1') as Element).color).toBe('rgb(255, 0, 0)');
      expect(emptied).toEqual([]);
      observer.disconnect();
      await supervisor.stop();
    });

    it('tries again out of sight, and shows the version once it stands', async () => {
      let isHealed = false;
      const places: string[] = [];
      const lifecycles = () => ({
        ...crashing,
        mount: async (props: SlotProps) => {
          places.push(props.domElement.style.visibility);
          if (!isHealed) return crashing.mount(props);
          props.domElement.replaceChildren('다시 왔어요');
        },
      });
      const { supervisor, shown } = serverSlot({ '2.0.0': '' }, { lifecycles });
      await supervisor.start();
      isHealed = true;
      await waitFor(() => expect(shown()).toHaveTextContent('다시 왔어요'));
      expect(places).toEqual(['', 'hidden']);
      expect(shown()).not.toHaveAttribute('style');
      expect(document.querySelectorAll('h1')).toHaveLength(0);
      await supervisor.stop();
    });

    it('shows the server’s page until another version than the one that rendered it stands', async () => {
      const meanwhile: unknown[] = [];
      const lifecycles = () => ({
        ...crashing,
        mount: async ({ domElement }: SlotProps) => {
          domElement.replaceChildren();
          meanwhile.push(shown()?.textContent);
          domElement.replaceChildren('지난 버전');
        },
      });
      const versions = { '2.0.0': new Error('404'), '1.0.0': '' };
      const { supervisor, shown } = serverSlot(versions, { lifecycles });
      await supervisor.start();
      expect(meanwhile).toEqual(['공지사항']);
      expect(shown()).toHaveTextContent('지난 버전');
      expect(document.querySelectorAll('h1')).toHaveLength(0);
      await supervisor.stop();
    });

    it('keeps the page’s styles while another version crashes beside it', async () => {
      const versions = { '2.0.0': new Error('404'), '1.0.0': '' };
      const { supervisor, shown } = serverSlot(versions, { lifecycles: () => crashing });
      await supervisor.start();
      const title = shown()?.querySelector('h1');
      expect(title && getComputedStyle(title).color).toBe('rgb(255, 0, 0)');
      await supervisor.stop();
      expect(document.querySelector('style')).toBeNull();
    });

    it('does not bring back a page that was left since', async () => {
      const { supervisor, shown } = serverSlot({ '2.0.0': '' }, { lifecycles: () => crashing });
      history.replaceState(null, '', '/board/faq');
      await supervisor.start();
      expect(shown()?.querySelector('h1')).toBeNull();
      expect(panel()).toBeVisible();
      history.replaceState(null, '', '/');
      await supervisor.stop();
    });
  });

  it('marks server HTML as waiting until its code has come, however many tries that takes', async () => {
    const container = document.createElement('div');
    container.innerHTML = '<button>구매하기</button>';
    document.body.append(container);
    const alive = jest.fn();
    addEventListener('mall-slot-alive', alive);
    const { supervisor, versions } = slotWith(
      { '2.0.0': new Error('too late') },
      { container, renderedVersion: '2.0.0' },
    );
    await supervisor.start();
    expect(container).toHaveAttribute('data-waiting');
    expect(alive).not.toHaveBeenCalled();
    versions['2.0.0'] = '왔어요';
    await waitFor(() => expect(alive).toHaveBeenCalledTimes(1));
    expect(container).not.toHaveAttribute('data-waiting');
    await supervisor.stop();
    removeEventListener('mall-slot-alive', alive);
  });

  it('tries a version that came late without waiting for its delay, and listens no longer then', async () => {
    jest.useFakeTimers();
    const { container, supervisor, versions, listeners } = slotWith({ '2.0.0': new Error('too late') });
    await supervisor.start();
    versions['2.0.0'] = '왔어요';
    expect(listeners.size).toBe(1);
    for (const notify of listeners) notify();
    await jest.advanceTimersByTimeAsync(0);
    expect(container).toHaveTextContent('왔어요');
    expect(listeners.size).toBe(0);
    jest.useRealTimers();
    await supervisor.stop();
  });

  it('takes everything away when it is stopped', async () => {
    const { container, supervisor } = slotWith({ '2.0.0': '새 버전' });
    await supervisor.start();
    await supervisor.stop();
    expect(container).toBeEmptyDOMElement();
    expect(panel()).toBeNull();
  });

  it('gives a fragment no panel', async () => {
    const { supervisor } = slotWith({ '2.0.0': new Error('503') }, { hasPanel: false });
    await supervisor.start();
    expect(panel()).toBeNull();
    await supervisor.stop();
  });
});
