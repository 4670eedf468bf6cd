/** The job was not begun: too many wait, or it waited too long. To try again at once would make both worse. */
export class PoolFull extends Error {
  override readonly name = 'PoolFull';
  readonly statusCode = 503;
}

/** The job was not begun: it may be what keeps other threads from answering, and there is one thread left. */
export class JobHeld extends Error {
  override readonly name = 'JobHeld';
}

/** The job took longer than it may; its thread still answers. */
export class JobLate extends Error {
  override readonly name = 'JobLate';

  /** @param at what the job was doing, as its work noted it last */
  constructor(
    limitMs: number,
    readonly at: string | null,
  ) {
    super(`not done within ${limitMs} ms`);
  }
}

/**
 * The thread ended while this job, or one of the same turn of the event loop, ran: by the limit of memory, for not
 * answering, or by an error that nothing caught.
 */
export class ThreadLost extends Error {
  override readonly name = 'ThreadLost';

  /** @param at what the job was doing, as its work noted it last */
  constructor(
    message: string,
    readonly at: string | null,
  ) {
    super(message);
  }
}

/** The thread stopped answering while it did something else: another thread can do the job as well. */
export class JobGivenBack extends Error {
  override readonly name = 'JobGivenBack';
}
