/** @jest-environment jsdom */
import type { Store } from '@mall/contracts/platform/services';
import { render } from '@testing-library/react';
import { useStore } from './services.tsx';

const Badge = ({ store }: { store: Store<string> }) => <p>{useStore(store)}</p>;

describe('useStore', () => {
  it('hydrates with what the page began with, however early the value changed, and shows the change then', () => {
    const container = document.createElement('div');
    container.innerHTML = '<p>로그인</p>';
    const store: Store<string> = {
      initial: () => '로그인',
      current: () => '로그아웃',
      subscribe: () => () => undefined,
    };
    const mismatches: unknown[] = [];
    const onRecoverableError = (error: unknown) => mismatches.push(error);
    render(<Badge store={store} />, { container, hydrate: true, onRecoverableError });
    expect(mismatches).toEqual([]);
    expect(container.textContent).toBe('로그아웃');
  });
});
