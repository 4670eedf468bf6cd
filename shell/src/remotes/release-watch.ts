import { releaseHeader, releaseStatePath, withdrawnHeader } from '@mall/contracts/platform/release-header';

const askLimitMs = 3000;
/** How long an answer's word holds, ms: edges stop serving what was withdrawn within this time. */
const wordHoldsMs = 5000;

export interface ReleaseWatch {
  /** Goes with every call, so that the edge can answer that the release is gone. */
  headers: Record<string, string>;
  /** Reads an answer's header. */
  note(header: (name: string) => unknown): void;
  /** Whether the platform withdrew the page's release: navigations are full loads from then on. */
  isWithdrawn(): boolean;
  /** The visitor is about to leave the page: asks, unless an answer is recent. A page of cached data makes no call. */
  onIntent(): void;
  /** A remote of the page has broken: asks, and loads the page anew where another release stands for it. */
  onBroken(): Promise<void>;
}

/**
 * Moves an open page over when its release was rolled back: at its next navigation, or at once when one of its remotes
 * has broken, but never while the visitor fills in a form.
 */
export function watchRelease(releaseId: string, reload: () => void): ReleaseWatch {
  const headers = { [releaseHeader]: releaseId };
  let isWithdrawn = false;
  let typedAt: string | null = null;
  let checkedAt = Date.now();
  addEventListener('input', () => {
    typedAt = location.pathname;
  });

  const ask = async () => {
    const signal = AbortSignal.timeout(askLimitMs);
    const reply = await fetch(releaseStatePath, { headers, signal }).catch(() => null);
    if (reply) watch.note((name) => reply.headers.get(name) ?? undefined);
  };

  const watch: ReleaseWatch = {
    headers,
    isWithdrawn: () => isWithdrawn,
    note: (header) => {
      checkedAt = Date.now();
      isWithdrawn ||= typeof header(withdrawnHeader) === 'string';
    },
    onIntent() {
      const now = Date.now();
      if (isWithdrawn || now - checkedAt < wordHoldsMs) return;
      // One that is under way is not asked again.
      checkedAt = now;
      void ask();
    },
    async onBroken() {
      await ask();
      if (isWithdrawn && typedAt !== location.pathname) reload();
    },
  };
  return watch;
}
