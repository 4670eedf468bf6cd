import type { ApiClient } from '@mall/contracts/client/create-api-client';

/** What a job notes while it waits for the API: that is no remote's code. */
export const waitingForApi = 'waiting for the API';

/** What a job notes that shares its thread: its parts are rendered side by side, so that none is to blame. */
const besideOthers = 'beside others';

/**
 * Says whose code a render is about to run. Only what a job notes that is alone in its thread is exact; of the others
 * it counts in which turn of the event loop they ran.
 */
export class Notes {
  private part = besideOthers;
  private calls = 0;

  constructor(
    private readonly note: (at: string) => void,
    private readonly isExact: boolean,
  ) {}

  /** A remote, or the shell, renders from now on. */
  begin(part: string): void {
    this.part = this.isExact ? part : besideOthers;
    this.note(this.part);
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
