export interface HeartbeatOptions {
  /** Asks the other side to answer. */
  ask: () => void;
  /** Whether there is a reason to go on asking. */
  hasWork: () => boolean;
  /** Time without an answer after which the other side counts as silent, ms. */
  silentMs: number;
  /** Time without an answer after which it is given up, ms. */
  stuckMs: number;
  /** Called when it falls silent or speaks again. */
  onChange: () => void;
  onStuck: () => void;
}

/** Delay between an answer and the next question, ms. */
const beatMs = 100;

/** Watches whether a thread still answers while it has work. */
export class Heartbeat {
  isSilent = false;
  private isAsked = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: HeartbeatOptions) {}

  /** Begins to ask, unless it does already. */
  start(): void {
    if (!this.timer) this.ask();
  }

  /** Anything that the other side says is an answer. */
  answered(): void {
    if (!this.isAsked) return;
    const wasSilent = this.isSilent;
    this.stop();
    if (this.options.hasWork()) this.timer = setTimeout(() => this.ask(), beatMs);
    if (wasSilent) this.options.onChange();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isSilent = false;
    this.isAsked = false;
  }

  private ask(): void {
    const { ask, silentMs, stuckMs, onChange, onStuck } = this.options;
    ask();
    this.isAsked = true;
    this.after(silentMs, () => {
      this.isSilent = true;
      this.after(stuckMs - silentMs, onStuck);
      onChange();
    });
  }

  /** After a stall of this very thread, answers that lie in its mailbox are read before silence is believed. */
  private after(ms: number, then: () => void): void {
    const timer = setTimeout(() => setImmediate(() => this.timer === timer && then()), ms);
    this.timer = timer;
  }
}
