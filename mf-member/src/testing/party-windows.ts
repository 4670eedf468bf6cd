import { act } from '@testing-library/react';

/** The channel of our origin, which jsdom lacks: what one posts the others receive a moment later. */
class FakeChannel {
  static readonly open = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.open)
      if (other !== this && other.name === this.name) queueMicrotask(() => other.onmessage?.({ data }));
  }
  close(): void {
    FakeChannel.open.delete(this);
  }
}

interface OpenedWindow {
  features: string;
  /** Where a social login led. */
  hrefs: string[];
  /** What a form was posted to. */
  forms: { action: string; target: string; fields: Record<string, string> }[];
  window: { closed: boolean };
}

/** Windows of outside parties in a test; none opens where they are `blocked`. */
export function partyWindows() {
  const opened: OpenedWindow[] = [];
  const state = { isBlocked: false };
  beforeEach(() => {
    opened.length = 0;
    state.isBlocked = false;
    sessionStorage.clear();
    FakeChannel.open.clear();
    Object.assign(globalThis, { BroadcastChannel: FakeChannel });
    window.open = ((_url: string, _name: string, features: string) => {
      if (state.isBlocked) return null;
      const one: OpenedWindow = { features, hrefs: [], forms: [], window: { closed: false } };
      opened.push(one);
      return Object.assign(one.window, {
        close: () => {
          one.window.closed = true;
        },
        sessionStorage: { setItem: () => undefined },
        location: { replace: (href: string) => one.hrefs.push(href) },
      });
    }) as unknown as typeof window.open;
    HTMLFormElement.prototype.submit = function submit() {
      const fields = Object.fromEntries(
        [...new FormData(this)].map(([name, value]) => [name, String(value)]),
      );
      opened.at(-1)?.forms.push({ action: this.action, target: this.target, fields });
    };
  });
  return {
    opened,
    block: () => {
      state.isBlocked = true;
    },
    /** What a return page of ours says; resolves with whether a page took it. */
    comeBack: async (kind: string, returned: Record<string, string>) => {
      const received: unknown[] = [];
      await act(async () => {
        const channel = new FakeChannel('mall-outside');
        channel.onmessage = ({ data }) => received.push(data);
        channel.postMessage({ type: 'returned', kind, returned });
        await new Promise((resolve) => setTimeout(resolve, 0));
        channel.close();
      });
      return received.length > 0;
    },
  };
}

/** An identity check that the server begins and reads. */
export const person = {
  ci: 'c'.repeat(40),
  user_name: '나은서',
  phone: '01012345678',
  birthday_date: '1995-04-12',
  gender: 'female' as const,
};
export const identityAnswers = {
  'identity.start': {
    action: 'https://nice.test/service.cb',
    fields: { m: 'service', token_version_id: 'v1', enc_data: 'e', integrity_value: 'i' },
  },
  'identity.finish': person,
};
export const identityReturn = {
  token_version_id: 'v1',
  enc_data: 'sealed',
  integrity_value: 'i',
  result: 'success',
};
