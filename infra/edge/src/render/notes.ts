import type { ApiClient } from '@mall/contracts/client/create-api-client';

/** What a job notes while it waits for the API: that is no remote's code. */
export const waitingForApi = 'waiting for the API';

/**
 * Says whose code a render is about to run. Parts that are rendered side by side note one for all; a job that is alone
 * in its thread renders one after the other, and what it notes is exact.
 */
export class Notes {
  private part = 'shell';
  private calls = 0;

  constructor(
    private readonly note: (at: string) => void,
    private readonly isExact: boolean,
  ) {}

  /** A remote, or the shell, renders from now on. */
  begin(part: string): void {
    this.part = part;
    this.note(part);
  }

  /** The same client: the render goes on when a reply is there. */
  watch(api: ApiClient): ApiClient {
    return async (endpoint, input, options) => {
      this.calls += 1;
      if (this.isExact) this.note(waitingForApi);
      try {
        return await api(endpoint, input, options);
      } finally {
        this.calls -= 1;
        this.note(this.isExact && this.calls > 0 ? waitingForApi : this.part);
      }
    };
  }
}
